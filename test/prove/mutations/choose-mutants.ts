import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { randomFrom } from '../../../dev/figma/shared/random.ts'
import type { Effort } from '../run.ts'
import { findMutants } from './find-mutants.ts'
import type { Mutant } from './find-mutants.ts'
import { filesIn, rooms } from './rooms.ts'

/**
 * The mutants of each wanted room. With `runs`, so many of each, chosen by the
 * seed.
 */
export function chooseMutants(
  folder: string,
  { words = [], runs, seed }: Effort
): [string, Mutant[]][] {
  const files = Object.keys(rooms).flatMap(room => filesOf(folder, room))
  const strange = words.find(word => !files.some(isIn(word)))
  if (strange !== undefined)
    throw new Error(`No file begins with "${strange}".`)
  const chosen = Object.keys(rooms).map((room): [string, Mutant[]] => {
    const wanted = filesOf(folder, room).filter(
      file => words.length === 0 || words.some(word => isIn(word)(file))
    )
    const mutants = wanted.flatMap(file =>
      findMutants(file, readFileSync(join(folder, file), 'utf8'))
    )
    const named = mutants.filter(
      ({ file, line }) =>
        words.length === 0 ||
        words.some(word => word === `${file}:${line}` || file.startsWith(word))
    )
    return [room, runs === undefined ? named : draw(named, runs, seed)]
  })
  return chosen.filter(([, mutants]) => mutants.length > 0)
}

/** Whether a file is in a folder, or is the file, of `FOLDER` or `FILE:LINE`. */
function isIn(word: string): (file: string) => boolean {
  const path = word.replace(/:\d+$/, '')
  return file => file.startsWith(path)
}

/** Each file belongs to its nearest room; words have tests of their own. */
function filesOf(folder: string, room: string): string[] {
  return filesIn(join(folder, room))
    .map(path => relative(folder, path).replaceAll('\\', '/'))
    .filter(file => /\.tsx?$/.test(file))
    .filter(file => roomOf(file) === room && basename(file) !== 'words.ts')
}

function roomOf(file: string): string | undefined {
  return Object.keys(rooms)
    .filter(room => file.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

function draw(mutants: readonly Mutant[], runs: number, seed: number) {
  const random = randomFrom(seed)
  return mutants
    .map(mutant => ({ mutant, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, runs)
    .map(({ mutant }) => mutant)
}
