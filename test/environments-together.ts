import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The usual order, with the files that ask for an environment of their own at
 * the end of their project: a process runs files only of one environment, so
 * that each change between them costs a new process.
 */
export class EnvironmentsTogether extends BaseSequencer {
  override async sort(
    files: TestSpecification[]
  ): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's, not a list's
    const sorted = await super.sort(files)
    const names = [...new Set(sorted.map(file => file.project.name))]
    return names.flatMap(name => {
      const own = sorted.filter(file => file.project.name === name)
      const special = new Set(own.filter(namesEnvironment))
      return [...own.filter(file => !special.has(file)), ...special]
    })
  }
}

function namesEnvironment({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
}
