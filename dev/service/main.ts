#!/usr/bin/env node
import { runService } from './run-service.ts'

try {
  await runService(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
