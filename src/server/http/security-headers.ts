// Security headers: what the pages of the site may load, and from where.
import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

/** Browsers of old do not take 'self' for sockets, so these are named by the server's own name. */
function ownSockets({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
const CSP = {
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  connectSrc: ["'self'", ownSockets],
  fontSrc: ["'self'", 'data:'],
  formAction: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
};
/** Browsers are told to keep to https for the name they have asked for; for the names below it, which may belong to
 *  other servers, only where the operator wants it. */
export const securityHeaders = ({ hstsSubdomains }: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: CSP },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: A_YEAR, includeSubDomains: hstsSubdomains },
});
/** In seconds. */
const A_YEAR = 31_536_000;
