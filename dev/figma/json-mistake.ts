import { transform } from 'esbuild'

interface Failure {
  errors: {
    text: string
    location: { line: number; column: number } | null
  }[]
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'errors' in error
}

/** The mistake in a JSON text, with line and column; or null. */
export async function jsonMistake(text: string): Promise<string | null> {
  try {
    await transform(text, { loader: 'json', logLevel: 'silent' })
    return null
  } catch (error) {
    const first = isFailure(error) ? error.errors[0] : undefined
    if (!first) return String(error)
    const { line = 1, column = 0 } = first.location ?? {}
    return `line ${line}, column ${column + 1}: ${first.text}`
  }
}
