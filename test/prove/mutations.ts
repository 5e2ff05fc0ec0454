import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyMutant } from './mutations/find-mutants.ts'
import type { Mutant } from './mutations/find-mutants.ts'
import { chooseMutants } from './mutations/choose-mutants.ts'
import { changeOf, isEqual } from './mutations/equal-mutants.ts'
import { copyTree } from './mutations/copy-tree.ts'
import { rooms, testsOf } from './mutations/rooms.ts'
import { startTests } from './mutations/tests-process.ts'
import type { TestsProcess } from './mutations/tests-process.ts'
import type { Effort } from './run.ts'

/**
 * Changes the code that handles money, files and tokens, one small change at a
 * time, and expects a test of its folder to fail each time.
 */
export async function proveMutations(effort: Effort): Promise<boolean> {
  const folder = copyTree()
  try {
    let isProved = true
    for (const [room, mutants] of chooseMutants(folder, effort)) {
      const tests = startTests(
        folder,
        testsOf(folder, room),
        rooms[room]?.repeated
      )
      try {
        if (!(await proveRoom(room, mutants, tests, folder))) isProved = false
      } finally {
        tests.end()
      }
    }
    return isProved
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function proveRoom(
  room: string,
  mutants: readonly Mutant[],
  tests: TestsProcess,
  folder: string
): Promise<boolean> {
  const { failed, passed } = await tests.run(null)
  if (failed !== null || passed === 0) {
    console.log(`${room}: not without a mutant: ${failed ?? 'no test'}`)
    return false
  }
  const tried = mutants.filter(mutant => !isEqual(mutant))
  console.log(
    `${room}: ${tried.length} mutants and ${mutants.length - tried.length} ` +
      `that nobody can notice, ${passed} tests`
  )
  const survivors: Mutant[] = []
  for (const mutant of tried) {
    const started = Date.now()
    const killer = await tryMutant(mutant, tests, folder)
    if (killer === null) survivors.push(mutant)
    console.log(lineOf(mutant, killer, Date.now() - started))
  }
  console.log(
    `${room}: ${tried.length - survivors.length} of ${tried.length} killed`
  )
  if (survivors.length > 0) {
    const places = new Set(survivors.map(({ file, line }) => `${file}:${line}`))
    console.log(`Repeat: npm run prove -- mutations ${[...places].join(' ')}`)
  }
  return survivors.length === 0
}

async function tryMutant(
  mutant: Mutant,
  tests: TestsProcess,
  folder: string
): Promise<string | null> {
  const path = join(folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, applyMutant(source, mutant))
  try {
    return (await tests.run(path)).failed
  } finally {
    writeFileSync(path, source)
  }
}

function lineOf(mutant: Mutant, killer: string | null, time: number): string {
  const { file, line } = mutant
  const change = short(changeOf(mutant))
  const seconds = `${(time / 1000).toFixed(1)} s`.padStart(7)
  const mark = killer === null ? '✗' : ' '
  const reason = killer === null ? '' : `  killed by: ${short(killer)}`
  return `${mark} ${seconds} ${file}:${line}  ${change}${reason}`
}

function short(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
