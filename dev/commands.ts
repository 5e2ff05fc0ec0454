type Command = (argv: string[]) => Promise<void>

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  build: async () => (await import('./build.ts')).build,
  service: async () => (await import('./service/main.ts')).runService,
  host: async () => (await import('./figma/main.ts')).runHost
}

/** Runs one of the repo's commands; exits 1 with a sentence on failure. */
export async function runCommand(name: string, argv: string[]): Promise<void> {
  const load = commands[name]
  if (!load) {
    console.error(`No command ${name}; there are ${names()}.`)
    process.exit(1)
  }
  try {
    const command = await load()
    await command(argv)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (process.env['DEBUG'] && error instanceof Error) {
      console.error(error.stack)
    }
    process.exit(1)
  }
}

function names(): string {
  return Object.keys(commands).join(', ')
}
