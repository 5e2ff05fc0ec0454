#!/usr/bin/env node
import { runGateway } from './server.ts'

try {
  await runGateway(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
