/** A document made from a seed, without any file. */
export interface Sample {
  name: string
  title: string
  seed: number
  /** How many different pictures it shows. */
  pictures: number
}

/** The documents to work on; `name` opens one, headless and in the page. */
export const samples = [
  { name: 'poster', title: 'Poster', seed: 11, pictures: 5 },
  { name: 'landing-page', title: 'Landing page', seed: 23, pictures: 40 },
  { name: 'app', title: 'App: 20,000 layers', seed: 37, pictures: 12 },
  { name: 'large', title: 'Large: 100,000 layers', seed: 53, pictures: 8 }
] as const satisfies readonly Sample[]

export type SampleName = (typeof samples)[number]['name']

/** What a sample is told about a picture on the shelf. */
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
