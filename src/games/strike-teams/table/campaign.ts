// The campaign: what it has come to before a mission, and how its missions have ended.

/** A mission of the campaign that is over. */
export interface PlayedMission {
  map: number;
  /** Its Scenario Cards by stage. */
  scenarios: number[];
  /** OP of the heroes and of the Mastermind. */
  op: [number, number];
  /** Characters that took part, heroes first. */
  characters: number[];
}

/** The campaign as it stands before a mission; `saved` is filled and spent again when the mission is over. */
export interface Campaign {
  mission: number;
  missions: number;
  /** OP saved by each team (ST-LVL-01). */
  saved: [number, number];
  /** The team that holds the Victory Card, or none (ST-END-07). */
  victor: number;
  /** Maps and Scenario Cards that are out of it (ST-END-08). */
  maps: number[];
  scenarios: number[];
  isRemoving: boolean;
  /** Unit points of the mission that follows (ST-CAM-06). */
  nextUnits: number;
  /** The missions before this one, in order (ST-RUL-19). */
  played: PlayedMission[];
}

export const copyCampaign = (c: Campaign): Campaign => ({
  ...c,
  saved: [c.saved[0], c.saved[1]],
  maps: c.maps.slice(),
  scenarios: c.scenarios.slice(),
  played: c.played.map(copyPlayed),
});
export const copyPlayed = ({ map, scenarios, op, characters }: PlayedMission): PlayedMission => ({
  map,
  scenarios: scenarios.slice(),
  op: [op[0], op[1]],
  characters: characters.slice(),
});
