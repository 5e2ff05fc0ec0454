#!/usr/bin/env node
import { runHost } from './run-host.ts'

try {
  await runHost(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
