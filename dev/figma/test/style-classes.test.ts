import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Classes by the style sheet's path. */
type Classes = Map<string, Set<string>>

function defined(): Classes {
  const sheets = names.filter(name => name.endsWith('.module.css'))
  return new Map(
    sheets.map(name => [
      join(folder, name),
      new Set(found(name, /\.([a-z][\w-]*)(?=[^{}]*\{)/gi))
    ])
  )
}

function used(): Classes {
  const classes: Classes = new Map()
  for (const name of names.filter(it => /\.tsx?$/.test(it))) {
    const text = read(name)
    const imports = /import (\w+) from '(\..+\.module\.css)'/g
    for (const [, local, path = ''] of text.matchAll(imports)) {
      const sheet = join(folder, name, '..', path)
      const here = found(name, new RegExp(`\\b${local}\\['([^']+)'\\]`, 'g'))
      classes.set(sheet, new Set([...(classes.get(sheet) ?? []), ...here]))
    }
  }
  return classes
}

function found(name: string, pattern: RegExp): string[] {
  return [...read(name).matchAll(pattern)].map(([, it = '']) => it)
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

test('every class is defined and used', () => {
  const [known, asked] = [defined(), used()]

  expect(known.size).toBeGreaterThan(10)
  expect(sorted(asked)).toEqual(sorted(known))
})

function sorted(classes: Classes): string[] {
  return [...classes]
    .flatMap(([sheet, names]) => [...names].map(name => `${sheet} .${name}`))
    .toSorted()
}
