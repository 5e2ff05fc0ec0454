import { relative, resolve } from 'node:path'
import { root } from './install.mjs'

const inSource = /^(.+?):(\d+):(\d+): (?:ERROR|WARNING): (.+)$/gm
const inStack = /((?:file:\/\/)?[^\s()]*?):(\d+)(?::(\d+))?\)?$/gm

/**
 * Why code could not be built or loaded, in one sentence that begins with the
 * place in this folder's sources: `ui/main.tsx:3:5: Expected ";".`
 */
export function explainFailure(error: unknown, folder = root): string {
  if (!(error instanceof Error)) return sentence(String(error))
  const [first, ...others] = error.message.matchAll(inSource)
  if (first) {
    const [, path = '', line, column, text = ''] = first
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    const place = `${shortPath(path, folder)}:${line}:${column}`
    return `${place}: ${sentence(text + more)}`
  }
  const place = placeInStack(error.stack ?? '', folder)
  return (place && `${place}: `) + sentence(error.message)
}

/** Where in the sources it was thrown; empty when in none of them. */
function placeInStack(stack: string, folder: string): string {
  for (const [, path = '', line, column] of stack.matchAll(inStack)) {
    const short = shortPath(path.replace(/^file:\/\//, ''), folder)
    const isOurs = !/^(\.\.|node:|node_modules)/.test(short)
    if (path && isOurs) return [short, line, column].filter(Boolean).join(':')
  }
  return ''
}

function shortPath(path: string, folder: string): string {
  return relative(folder, resolve(folder, path)).replaceAll('\\', '/')
}

/** One line with a full stop. */
function sentence(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[^.!?…]$/, '$&.')
}
