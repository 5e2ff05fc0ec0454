import { expect, test } from 'vitest'
import { figmaColors } from '../../frames/figma-style.ts'
import { themedHtml } from '../../frames/themed-html.ts'

test.each([
  ['<!doctype html><html lang="en"><head><title>', '<head>', '<title>'],
  ['<!doctype html><html class="x"><body>', '<html class="x">', '<body>'],
  ['<!DOCTYPE html><header>', '<!DOCTYPE html>', '<header>'],
  ['<p>text', '', '<p>text']
])('puts the theme into %s', (html, before, after) => {
  const themed = themedHtml(html, 'dark')

  expect(themed).toContain(`${before}<style id="figma-style">`)
  expect(themed).toContain(`</script>${after}`)
  expect(themed).toContain("classList.add('figma-dark')")
})

test('has the documented values in both themes', () => {
  expect(figmaColors('light')).toMatchObject({
    bg: '#ffffff',
    'bg-brand': '#0d99ff',
    'bg-selected': '#e5f4ff',
    'text-danger': '#dc3412',
    'border-selected': '#0d99ff'
  })
  expect(figmaColors('dark')).toMatchObject({
    bg: '#2c2c2c',
    'bg-brand-hover': '#0a6dc2',
    'bg-selected': '#4a5878',
    'text-brand': '#7cc4f8',
    'border-selected': '#0c8ce9'
  })
})

test('has the same names in both themes and no empty value', () => {
  const light = figmaColors('light')
  const dark = figmaColors('dark')

  expect(Object.keys(light)).toEqual(Object.keys(dark))
  expect(Object.keys(light).length).toBeGreaterThan(172)
  expect(Object.values({ ...light, ...dark })).not.toContain('')
})

test('has purple for blue in FigJam, which has no dark mode', () => {
  const colors = figmaColors('figjam')

  expect(colors).toMatchObject({
    bg: '#ffffff',
    text: 'rgba(0,0,0,0.9)',
    'bg-brand': '#9747ff',
    'bg-selected': '#f1e5ff',
    'text-brand': '#8638e5',
    'border-selected': '#9747ff'
  })
  expect(Object.keys(colors)).toEqual(Object.keys(figmaColors('light')))
  expect(themedHtml('<p></p>', 'figjam')).toContain("add('figma-light')")
})
