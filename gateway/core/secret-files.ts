import { readFileSync } from 'node:fs'

export type Env = Record<string, string | undefined>
export type Report = (problem: string) => void

const fileVariable = /^(CLEARED_GATEWAY_\w+)_FILE$/

/**
 * Reads the files that CLEARED_GATEWAY_*_FILE name: each has the value of the
 * variable without `_FILE`. Reports files that cannot be read or are empty, and
 * values that are given twice. Spaces and line ends around a value are removed.
 * Paths are not printed: somebody may have given the secret itself.
 */
export function readSecretFiles(env: Env, report: Report): Env {
  const values = Object.entries(env).flatMap(([variable, path]) => {
    const [, name] = fileVariable.exec(variable) ?? []
    if (name === undefined || !path) return []
    if (env[name]) report(`${name} and ${variable} are both given; remove one.`)
    const value = readValue(variable, path, report)
    return value ? [[name, value]] : []
  })
  return { ...env, ...Object.fromEntries(values) }
}

function readValue(variable: string, path: string, report: Report): string {
  try {
    const value = readFileSync(path, 'utf8').trim()
    if (!value) report(`${variable} names an empty file.`)
    return value
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException // of fs
    report(
      `${variable} is not the path of a file that this user can read (${code}).`
    )
    return ''
  }
}
