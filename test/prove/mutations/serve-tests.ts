import { createVitest } from 'vitest/node'
import type { TestCase, TestModule, TestSpecification } from 'vitest/node'

/** What to run: the first message of the parent, then one for each mutant. */
export interface TestOrder {
  /** Absolute paths of test files; the first time only. */
  tests?: string[]
  /** The file that changed since; null for none. */
  changed: string | null
}

export interface TestReply {
  /** The first test that failed; null when all passed. */
  failed: string | null
  passed: number
}

/** Milliseconds; a mutant may wait for what never happens. */
const timeout = 10_000

/**
 * Runs tests whenever the parent process asks, in one thread, until the first
 * one fails. What failed last for a file runs first the next time.
 */
export async function serveTests([repeated]: string[]): Promise<void> {
  const vitest = await createVitest('test', {
    watch: false,
    project: ['unit', 'screens', 'flows'],
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    ...(repeated && { testNamePattern: `^(?!.*${repeated})` }),
    testTimeout: timeout,
    hookTimeout: timeout,
    sequence: { sequencer: InGivenOrder }
  })
  let specifications: TestSpecification[] = []
  const killers = new Map<string, string>()
  let mutated: string | null = null

  async function run({ tests, changed }: TestOrder): Promise<TestReply> {
    if (tests) {
      const all = await vitest.globTestSpecifications()
      specifications = all.filter(one => tests.includes(one.moduleId))
    }
    // The one before is whole again.
    if (mutated !== null) vitest.invalidateFile(mutated)
    if (changed !== null) vitest.invalidateFile(changed)
    mutated = changed
    const killer = killers.get(changed ?? '')
    const isLater = (one: TestSpecification) => Number(one.moduleId !== killer)
    const ordered = specifications.toSorted((a, b) => isLater(a) - isLater(b))
    const { testModules, unhandledErrors } =
      await vitest.runTestSpecifications(ordered)
    const broken = testModules.find(module => !module.ok())
    if (broken) killers.set(changed ?? '', broken.moduleId)
    if (tests) specifications = quickestFirst(specifications, testModules)
    const other = unhandledErrors[0] ? 'an error outside of any test' : null
    return {
      failed: broken ? nameOf(broken) : other,
      passed: testsOf(testModules).filter(test => test.ok()).length
    }
  }

  process.on('message', (order: TestOrder) => {
    void run(order).then(reply => process.send?.(reply))
  })
  process.on('disconnect', () => process.exit())
}

/** Vitest starts with the longest; here the first failure ends the run. */
class InGivenOrder {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}

function quickestFirst(
  specifications: readonly TestSpecification[],
  modules: readonly TestModule[]
): TestSpecification[] {
  const lengths = new Map(
    modules.map(module => [module.moduleId, module.diagnostic().duration])
  )
  const lengthOf = ({ moduleId }: TestSpecification) =>
    lengths.get(moduleId) ?? Infinity
  return specifications.toSorted((a, b) => lengthOf(a) - lengthOf(b))
}

function testsOf(modules: readonly TestModule[]): TestCase[] {
  return modules.flatMap(module => [...module.children.allTests()])
}

/** The first test that failed. On a busy machine any test may time out. */
function nameOf(module: TestModule): string {
  const failed = testsOf([module]).find(
    test => test.result().state === 'failed'
  )
  if (!failed) return `${module.relativeModuleId} did not load`
  const isLate = failed
    .result()
    .errors?.some(({ message }) => message.includes('timed out in'))
  return failed.fullName + (isLate ? ' (timed out)' : '')
}
