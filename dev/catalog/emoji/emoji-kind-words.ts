import type { Emoji } from './emoji-list.ts'

const wordsByKind: readonly (readonly [RegExp, string])[] = [
  [/^face|^emotion|^cat-face|^monkey-face/, 'emotion, expression'],
  [/^person|^family/, 'people, person'],
  [/^person-sport|^sport/, 'sport, fitness'],
  [/^person-role/, 'work, job'],
  [/^hand|^body-parts/, 'hand, body, people'],
  [/^animal/, 'animal, wildlife, nature'],
  [/^plant|^gardening/, 'plant, nature, garden'],
  [/^food|^dishware/, 'food, kitchen'],
  [/^drink/, 'drink, food'],
  [/^place-building|^hotel/, 'building, architecture'],
  [/^place|^travel-places/, 'travel, place'],
  [/^transport/, 'transport, travel, vehicle'],
  [/^sky-weather/, 'weather, sky, nature'],
  [/^event/, 'celebration, holiday'],
  [/^computer|^phone|^technology|^light-video/, 'technology, device'],
  [/^office|^money|^mail|^writing|^book-paper/, 'office, business'],
  [/^medical|^healthcare/, 'health, medicine'],
  [/^music|^musical-instrument|^sound/, 'music, sound'],
  [/^clothing/, 'fashion, clothing'],
  [/^tool/, 'tool, work'],
  [/^science/, 'science, education'],
  [/^climate-environment/, 'environment, climate, nature'],
  [/^game|^arts-crafts/, 'game, hobby']
]

/** Words for an emoji's subgroup. */
export function kindWords({ subgroup }: Emoji): string[] {
  return wordsByKind
    .filter(([kind]) => kind.test(subgroup))
    .flatMap(([, words]) => words.split(', '))
}
