// A link as a QR code, drawn as SVG.
import { renderSVG } from 'uqr';

export const qrOf = (link: string): string => renderSVG(link, { border: 0, pixelSize: 4 });
