import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ruleGroups } from '../rules/rule-groups.ts'

const rules = ruleGroups.flat()
const host = join(import.meta.dirname, '..')

async function askedRules(): Promise<string[]> {
  const names = await readdir(host, { recursive: true })
  const sources = names.filter(name => /\.tsx?$/.test(name))
  const texts = sources.map(name => readFile(join(host, name), 'utf8'))
  const asked = (await Promise.all(texts)).flatMap(text => [
    ...text.matchAll(/\bholds\(\s*'([^']*)'\s*\)/g)
  ])
  return asked.map(match => match[1] ?? '')
}

test('has every rule that the sources ask for, and no other', async () => {
  const asked = await askedRules()

  expect([...new Set(asked)].toSorted()).toEqual(rules.toSorted())
})

test('lists each rule once', () => {
  expect(rules).toEqual([...new Set(rules)])
})

test.each(ruleGroups)('lists the rules from %s on in order', (...group) => {
  expect(group).toEqual(group.toSorted())
})

test('keeps the rules of an area in one list', () => {
  const areas = ruleGroups.flatMap(group => [
    ...new Set(group.map(rule => rule.split('/')[0]))
  ])

  expect(areas).toEqual([...new Set(areas)])
})

test('has a test file for each area', async () => {
  const files = await readdir(import.meta.dirname)

  const areas = rules.map(rule => `${rule.split('/')[0]}.test.ts`)
  expect(areas.filter(name => !files.includes(name))).toEqual([])
})

test('names every rule as area and kebab-case', () => {
  const strange = rules.filter(
    rule => !/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(rule)
  )

  expect(strange).toEqual([])
})
