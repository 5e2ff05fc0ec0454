import type { Voice } from '../../contract/api/search-values.ts'
import { capitalized } from './capitalized.ts'
import { i18n } from './i18n.ts'

/** The API has names in English only; keys are these in camel case. */
export const genreWords = i18n('genres', {
  blues: 'Blues',
  children: 'Children',
  classical: 'Classical',
  country: 'Country',
  danceElectronic: 'Dance/Electronic',
  hipHopRap: 'Hip-Hop/Rap',
  holiday: 'Holiday',
  jazz: 'Jazz',
  newAge: 'New Age',
  popRock: 'Pop/Rock',
  rBSoul: 'R&B/Soul',
  reggaeSka: 'Reggae/Ska',
  spiritual: 'Spiritual',
  worldInternational: 'World/International'
})

export const moodWords = i18n('moods', {
  aggressive: 'Aggressive',
  bright: 'Bright',
  calm: 'Calm',
  confident: 'Confident',
  cool: 'Cool',
  dark: 'Dark',
  dramatic: 'Dramatic',
  dreamy: 'Dreamy',
  elegant: 'Elegant',
  emotional: 'Emotional',
  energetic: 'Energetic',
  epic: 'Epic',
  festive: 'Festive',
  funny: 'Funny',
  happy: 'Happy',
  hopeful: 'Hopeful',
  inspiring: 'Inspiring',
  melancholy: 'Melancholy',
  mysterious: 'Mysterious',
  nostalgic: 'Nostalgic',
  peaceful: 'Peaceful',
  playful: 'Playful',
  powerful: 'Powerful',
  relaxed: 'Relaxed',
  romantic: 'Romantic',
  sad: 'Sad',
  serious: 'Serious',
  solemn: 'Solemn',
  tense: 'Tense',
  uplifting: 'Uplifting',
  warm: 'Warm'
})

export const instrumentWords = i18n('instruments', {
  accordion: 'Accordion',
  acousticGuitar: 'Acoustic Guitar',
  banjo: 'Banjo',
  bass: 'Bass',
  bells: 'Bells',
  brass: 'Brass',
  cello: 'Cello',
  choir: 'Choir',
  clarinet: 'Clarinet',
  drumMachine: 'Drum Machine',
  drums: 'Drums',
  electricGuitar: 'Electric Guitar',
  electricPiano: 'Electric Piano',
  flute: 'Flute',
  glockenspiel: 'Glockenspiel',
  guitar: 'Guitar',
  harmonica: 'Harmonica',
  harp: 'Harp',
  harpsichord: 'Harpsichord',
  kalimba: 'Kalimba',
  mandolin: 'Mandolin',
  marimba: 'Marimba',
  musicBox: 'Music Box',
  orchestra: 'Orchestra',
  organ: 'Organ',
  percussion: 'Percussion',
  piano: 'Piano',
  saxophone: 'Saxophone',
  sitar: 'Sitar',
  sleighBells: 'Sleigh Bells',
  steelDrums: 'Steel Drums',
  strings: 'Strings',
  synthesizer: 'Synthesizer',
  tabla: 'Tabla',
  tanpura: 'Tanpura',
  timpani: 'Timpani',
  trumpet: 'Trumpet',
  ukulele: 'Ukulele',
  vibraphone: 'Vibraphone',
  violin: 'Violin'
})

export const vocalWords = i18n('vocals', {
  instrumental: 'Instrumental',
  female: 'Female voice',
  male: 'Male voice'
} satisfies Record<Voice | 'instrumental', string>)

/** The known moods, as the API has them. */
export function moodNames(): string[] {
  return Object.keys(moodWords.get()).map(nameOf)
}

export function instrumentNames(): string[] {
  return Object.keys(instrumentWords.get()).map(nameOf)
}

export function genreText(name: string): string {
  return textOf(genreWords.get(), name)
}

export function moodText(name: string): string {
  return textOf(moodWords.get(), name)
}

export function instrumentText(name: string): string {
  return textOf(instrumentWords.get(), name)
}

/** The library's own name for one that is not known. */
function textOf(texts: Readonly<Record<string, string>>, name: string): string {
  const key = keyOf(name)
  return Object.entries(texts).find(([known]) => known === key)?.[1] ?? name
}

/** `Electric Piano` for `electricPiano`. */
function nameOf(key: string): string {
  return capitalized(key.replace(/[A-Z]/g, letter => ` ${letter}`))
}

/** `danceElectronic` for `Dance/Electronic`. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+(.?)/gu, (_, next: string) => next.toUpperCase())
}
