import type { Emoji } from './emoji-list.ts'

const byGroup: Readonly<Record<string, readonly number[]>> = {
  'smileys-emotion': [17, 23],
  'people-body': [13, 23],
  'animals-nature': [1, 23],
  'food-drink': [6, 23],
  'travel-places': [2, 23],
  activities: [18, 23],
  objects: [9, 23],
  symbols: [17, 23],
  'extras-openmoji': [9, 23]
}

const bySubgroup: Readonly<Record<string, readonly number[]>> = {
  'plant-flower': [12, 23],
  'plant-other': [12, 23],
  'transport-ground': [0, 23],
  'transport-water': [0, 23],
  'transport-air': [0, 23],
  'sky-weather': [12, 23],
  'place-geographic': [12, 23],
  'place-religious': [14, 2],
  event: [8, 23],
  'arts-crafts': [11, 23],
  clothing: [27, 23],
  music: [11, 23],
  'musical-instrument': [11, 23],
  computer: [16, 23],
  phone: [16, 23],
  technology: [16, 23],
  'book-paper': [5, 23],
  money: [4, 23],
  office: [4, 23],
  mail: [4, 23],
  tool: [10, 23],
  science: [15, 23],
  medical: [7, 23],
  healthcare: [7, 23],
  household: [21, 9],
  gardening: [25, 23],
  'climate-environment': [12, 23],
  'travel-places': [2, 23],
  'animals-nature': [1, 23],
  'food-drink': [6, 23]
}

/** Category numbers of an emoji. */
export function emojiTopics(emoji: Emoji): readonly number[] {
  return bySubgroup[emoji.subgroup] ?? byGroup[emoji.group] ?? [22, 23]
}
