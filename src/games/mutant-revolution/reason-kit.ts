// What all reasons are made with.
import type { Tried } from '#engine/definition.ts';
import type { Facts, Phrase } from '#engine/types.ts';
import { said } from './bot/option.ts';
import type { reasonTexts } from './reason-words.ts';
import type { Revolution } from './world.ts';

export type Move = Tried<Revolution>;
export type Reason = (move: Move) => Phrase | undefined;

export const why = (say: keyof typeof reasonTexts, facts: Facts = {}): Phrase => ({ say, facts });
export const numberIn = ({ option }: Move): number => said(option).n;
export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
