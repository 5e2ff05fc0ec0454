import { readFile, rm } from 'node:fs/promises'
import * as v from 'valibot'
import { runChild } from './run-child.ts'
import type { Command } from './run-child.ts'

/** What a check found. */
export interface Count {
  passed: number
  failed: number
  /** Why it failed, where no test says so. */
  reason: string
}

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() }))
    })
  )
})

type Report = v.InferOutput<typeof Report>

/**
 * Runs vitest with its report in this file. A missing or broken report is a
 * failure with its reason, and so is a failed run whose report has no failure.
 */
export async function runTests(
  command: Command,
  reportFile: string
): Promise<Count> {
  await rm(reportFile, { force: true })
  const report = `--outputFile.json=${reportFile}`
  const args = [...command.args, '--reporter=json', report]
  const end = await runChild({ ...command, args })
  const { name } = command
  const ended = `${name} ${end || 'ended'}`
  const text = await readFile(reportFile, 'utf8').catch(() => '')
  if (!text) return failure(`${ended}, and wrote no report`)
  const read = readReport(text)
  if (!read) return failure(`${ended}, and its report is broken`)
  return countOf(read, end && ended)
}

/** Undefined when the report is incomplete. */
function readReport(text: string): Report | undefined {
  try {
    return v.parse(Report, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** `failedRun` says how vitest failed; empty when it succeeded. */
function countOf(report: Report, failedRun: string): Count {
  const { numPassedTests: passed, numFailedTests: failed } = report
  const unfinished = report.testResults.filter(
    ({ status, assertionResults: tests }) =>
      status === 'failed' && tests.every(test => test.status !== 'failed')
  )
  if (unfinished.length > 0) {
    const names = unfinished.map(({ name }) => name).join(', ')
    const reason = `these did not run to their end: ${names}`
    return { passed, failed: failed + unfinished.length, reason }
  }
  if (failed > 0) return { passed, failed, reason: '' }
  if (failedRun) {
    const reason = `${failedRun} though no test failed; its output says why`
    return { passed, failed: 1, reason }
  }
  return passed > 0
    ? { passed, failed, reason: '' }
    : failure('no test ran at all')
}

function failure(reason: string): Count {
  return { passed: 0, failed: 1, reason }
}
