// Words of a card shown whole, in English.
export const en = {
  faces: 'The six faces of its die',
  energy: '{n} energy',
  action: 'Action',
  stars: '{n?with {n|one burst|{n} bursts}|no burst}',
  level: 'Level {n}',
  field: 'field for {n}',
  numbers: 'attack {attack}, defense {defense}',
  basic: 'basic action',
  character: '{energy} character',
  left: '{left} of {of} left',
  dice: '{of|1 die|{of} dice}',
  noText: 'It has no text.',
  bolt: 'Bolt',
  fist: 'Fist',
  mask: 'Mask',
  shield: 'Shield',
  wild: 'Wild',
  generic: 'Generic',
};
export type Words = typeof en;
