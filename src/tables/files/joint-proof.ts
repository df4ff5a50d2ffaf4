// The part of a match file that shows how its dice were drawn together: hashes, open salts, and void rounds.
import { shownName } from '#protocol/names.ts';
import { commitment } from '#engine/seed.ts';
import type { Seat } from '#engine/types.ts';
import { isByHash, type Drawn, type WhyVoid } from '../log/joint-dice.ts';

export interface JointProof {
  /** The hash of each seat's salt, null for none; left out where all salts were sent in the open. */
  hashes?: (string | null)[];
  /** Seats whose salts were sent in the open, before anybody revealed one. */
  inTheOpen?: Seat[];
  /** Rounds of drawing that are void, the first one first. */
  redrawn?: {
    commitment: string;
    seed: string;
    hashes: (string | null)[];
    /** As far as they were revealed. */
    salts: (string | null)[];
    why: WhyVoid;
    /** Those who did not sit at this table again. */
    without: { seat: Seat; player: string }[];
  }[];
}

export function jointProofOf({ seats, drawing: { voidRounds } }: Drawn): JointProof {
  const isJoint = seats.some(isByHash);
  const inTheOpen = seats.flatMap(({ isOpen }, seat) => (isOpen ? [seat] : []));
  return {
    ...(isJoint && { hashes: seats.map(({ hash = null }) => hash) }),
    ...(isJoint && inTheOpen.length && { inTheOpen }),
    ...(voidRounds.length && {
      redrawn: voidRounds.map(({ seed, hashes, salts, why, without }) => ({
        commitment: commitment(seed),
        seed,
        hashes,
        salts,
        why,
        without: without.map(({ seat, player }) => ({ seat, player: shownName(player.name) })),
      })),
    }),
  };
}
