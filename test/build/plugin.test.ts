import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'acorn'
import { beforeAll, expect, it } from 'vitest'
import { buildController, buildPanel, toJson } from '../../build.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import { rootManifest } from '../../dev/build.ts'
import { pluginManifest } from '../../manifests.mjs'
import { checkManifest } from '../../dev/figma/manifest/check-manifest.ts'
import { domainsOf, isAllowed } from '../../dev/figma/network/network-access.ts'
import { root } from '../../dev/install.mjs'

const hosted = {
  service: 'https://api.example.com',
  gateway: 'https://gate.example.com',
  media: ['https://media.example.com']
}

let code = ''
let page = ''

beforeAll(async () => {
  code = await buildController()
  page = await buildPanel(hosted)
})

it.each([defaultAddresses, hosted])(
  'has a manifest that Figma accepts, for $service',
  addresses => {
    const manifest = pluginManifest(addresses)

    expect(checkManifest(manifest)).toEqual([])
  }
)

// Figma: `dev` stands beside `figma` alone, so the companion is a plugin
// of its own.
it('runs in every editor but Dev Mode', () => {
  const { editorType } = pluginManifest(hosted)

  expect(editorType).toEqual(['figma', 'figjam', 'slides', 'buzz'])
})

it('keeps the root manifest up to date', async () => {
  const written = await readFile(join(root, 'manifest.json'), 'utf8')

  expect(written).toBe(toJson(rootManifest()))
})

it('has a controller that parses as ES2017', () => {
  const program = parse(code, { ecmaVersion: 8 })

  expect(program.body.length).toBeGreaterThan(0)
})

it('names no host that the manifest does not allow', () => {
  const manifest = pluginManifest(hosted)
  const domains = domainsOf(manifest)
  const found = `${code}\n${page}`.match(/(?:https?|wss?):\/\/[\w.-]+/g) ?? []

  const foreign = found.filter(
    address => !isName(address) && !isAllowed(domains, `${address}/`)
  )

  expect(found).toContain('https://api.example.com')
  expect(foreign).toEqual([])
})

it('shows its shape without words until it knows the language', () => {
  const [, body = ''] = /<body>(.*?)<script>/s.exec(page) ?? []

  expect(body).toContain('<svg')
  expect(body.replaceAll(/<[^>]*>/g, '').trim()).toBe('')
})

it('loads nothing from outside its files', () => {
  // `$` begins data that the page of a proof is filled with.
  expect(page).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="[^d#$]/)
  expect(page).not.toContain('@import')
})

/** XML namespaces look like addresses and are never requested. */
function isName(address: string): boolean {
  return address === 'http://www.w3.org'
}
