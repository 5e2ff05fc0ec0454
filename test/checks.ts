import { build } from '../dev/build.ts'
import { root } from '../dev/install.mjs'
import { sampleProofs } from './prove/run.ts'
import { oneOf, runAll, tool } from './run-checks.ts'
import type { Check } from './run-checks.ts'
import { installed } from './run-child.ts'
import type { Count } from './run-tests.ts'
import { runVitest } from './run-vitest.ts'
import { testsAbout } from './tests-about.ts'

/** No proof starts later; the last ones still take a few seconds. */
const secondsOfProofs = 12

/**
 * Everything `npm test` promises, one after another; with words on the command
 * line the tests about them alone. Ends with one line of counts.
 */
export async function runChecks(words: string[]): Promise<void> {
  const isGood = await runAll(words.length ? [testsOf(words)] : allChecks())
  if (!isGood) process.exitCode = 1
}

/**
 * `npm test -w FOLDER`: types and tests of this workspace; with words the tests
 * about them alone.
 */
export async function checkWorkspace(argv: string[]): Promise<void> {
  const [folder = '', ...words] = argv
  const home = `${folder}/test`
  const isGood = await runAll(
    words.length
      ? [testsOf(words, [home])]
      : [
          tool('types', installed('tsc', ['-b', home])),
          { name: 'tests', run: () => runVitest([`${home}/`]) }
        ]
  )
  if (!isGood) process.exitCode = 1
}

function allChecks(): Check[] {
  return [
    tool('types', installed('tsc', ['-b'])),
    tool('lint', installed('oxlint', ['--type-aware', '--deny-warnings'])),
    tool('format', installed('oxfmt', ['--check'])),
    tool('dead code', installed('knip', [])),
    { name: 'build', run: () => build().then(() => oneOf('')) },
    { name: 'unit tests, flows and journeys', run: () => runVitest([]) },
    { name: 'sample of the proofs', run: checkProofs }
  ]
}

/** Journeys in one kind of frame, and nothing but tests. */
function testsOf(words: string[], folders?: string[]): Check {
  return {
    name: `tests about ${words.join(', ')}`,
    async run() {
      const { files, names, leftOut } = await testsAbout(words, root, folders)
      if (files.length === 0) return oneOf('no path and no name has the word')
      for (const file of leftOut)
        console.log(`Not run: npm test -- ${file} runs this journey.`)
      const named = names === undefined ? [] : [`--testNamePattern=${names}`]
      return runVitest(['--project=!journeys-sandboxed', ...named, ...files])
    }
  }
}

async function checkProofs(): Promise<Count> {
  const isProved = await sampleProofs(secondsOfProofs)
  return oneOf(isProved ? '' : 'the output above says which')
}
