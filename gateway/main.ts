#!/usr/bin/env node
import { runDoctor } from './doctor/run-doctor.ts'
import { explainStart } from './explain-start.ts'
import { runGateway } from './server.ts'

const [command, ...rest] = process.argv.slice(2)

try {
  if (command === 'doctor') process.exitCode = await runDoctor(rest)
  else await runGateway(process.argv.slice(2))
} catch (error) {
  console.error(explainStart(error))
  process.exitCode = 1
}
