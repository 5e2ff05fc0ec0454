import type { OptionChoice } from './option-choices.ts'

/** A document made from a seed, without any file. */
export interface Sample {
  name: string
  title: string
  seed: number
  /** How many different pictures it shows. */
  pictures: number
  /** The editor it belongs to, unless Figma Design. */
  editor?: OptionChoice<'editorType'>
}

/** The documents to work on; `name` opens one, headless and in the page. */
export const samples = [
  { name: 'poster', title: 'Poster', seed: 11, pictures: 5 },
  { name: 'landing-page', title: 'Landing page', seed: 23, pictures: 40 },
  { name: 'app', title: 'App: 20,000 layers', seed: 37, pictures: 12 },
  { name: 'large', title: 'Large: 100,000 layers', seed: 53, pictures: 8 },
  {
    name: 'board',
    title: 'Board for FigJam',
    seed: 61,
    pictures: 5,
    editor: 'figjam'
  },
  {
    name: 'deck',
    title: 'Deck for Slides',
    seed: 71,
    pictures: 5,
    editor: 'slides'
  },
  {
    name: 'campaign',
    title: 'Campaign for Buzz',
    seed: 83,
    pictures: 5,
    editor: 'buzz'
  }
] as const satisfies readonly Sample[]

export type SampleName = (typeof samples)[number]['name']

/** The sample of an editor that has one of its own. */
export function sampleFor(
  editor: OptionChoice<'editorType'> | null
): SampleName | null {
  const own = samples.find(
    sample => 'editor' in sample && sample.editor === editor
  )
  return own?.name ?? null
}

/** The facts that a sample has about a stored picture. */
export interface SamplePicture {
  hash: string
  width: number
  height: number
}

/** Throws with the names when there is none of this name. */
export function sampleOf(name: string): (typeof samples)[number] {
  const found = samples.find(sample => sample.name === name)
  if (found) return found
  const names = samples.map(sample => sample.name).join(', ')
  throw new Error(`No sample "${name}"; there are: ${names}.`)
}
