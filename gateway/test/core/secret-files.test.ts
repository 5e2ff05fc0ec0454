import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import { goodEnv } from '../open-gateway.ts'
import { problemsOf } from './problems-of.ts'

describe('a value in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function fileWith(text: string): string {
    const path = join(mkdtempSync(join(folder, 'one-')), 'secret')
    writeFileSync(path, text)
    return path
  }

  /** The good values, but one in a file alone. */
  function withFile(name: keyof typeof goodEnv, path: string) {
    const { [name]: _value, ...others } = goodEnv
    return { ...others, [`${name}_FILE`]: path }
  }

  const names = Object.keys(goodEnv) as (keyof typeof goodEnv)[] // its own

  test.each(names)('is read for %s, without its line end', name => {
    const env = withFile(name, fileWith(`${goodEnv[name]}\r\n`))

    expect(readGatewayConfig(env)).toEqual(readGatewayConfig(goodEnv))
  })

  test('cannot be given twice', () => {
    const path = fileWith('client-secret-2')
    const env = { ...goodEnv, CLEARED_GATEWAY_CLIENT_SECRET_FILE: path }

    expect(problemsOf(env)).toContain('1 problem(s)')
    expect(problemsOf(env)).toContain(
      'CLEARED_GATEWAY_CLIENT_SECRET and CLEARED_GATEWAY_CLIENT_SECRET_FILE are both given; remove one.'
    )
  })

  test.each(names)('for %s that is missing is named, once', name => {
    const path = join(folder, 'nowhere')
    const problems = problemsOf(withFile(name, path))

    expect(problems).toContain('1 problem(s)')
    expect(problems).toContain(
      `${name}_FILE is not the path of a file that this user can read (ENOENT).`
    )
  })

  test('that is a folder is named', () => {
    const problems = problemsOf(withFile('CLEARED_GATEWAY_BASE', folder))

    expect(problems).toContain(
      'CLEARED_GATEWAY_BASE_FILE is not the path of a file that this user can read (EISDIR).'
    )
  })

  test('is not printed where its path belongs', () => {
    const secret = 'hunter2-secret'
    const env = withFile('CLEARED_GATEWAY_CLIENT_SECRET', secret)

    expect(problemsOf(env)).toContain('CLEARED_GATEWAY_CLIENT_SECRET_FILE')
    expect(problemsOf(env)).not.toContain(secret)
  })

  test('may have each secret on a line of its own', () => {
    const { CLEARED_GATEWAY_SEALING_SECRETS: old } = goodEnv
    const next = old.toUpperCase()
    const path = fileWith(`${next}\r\n${old}\r\n`)
    const env = withFile('CLEARED_GATEWAY_SEALING_SECRETS', path)

    expect(readGatewayConfig(env).sealingSecrets).toEqual([next, old])
  })

  test('that is empty is named', () => {
    const path = fileWith('\n')
    const env = withFile('CLEARED_GATEWAY_STORE', path)

    expect(problemsOf(env)).toContain(
      'CLEARED_GATEWAY_STORE_FILE names an empty file.'
    )
  })

  test('is checked and kept secret like any other', () => {
    const path = fileWith('weak-secret')
    const env = withFile('CLEARED_GATEWAY_SEALING_SECRETS', path)

    expect(problemsOf(env)).toContain('secret 1 is too weak')
    expect(problemsOf(env)).not.toContain('weak-secret')
  })

  test('is ignored when its variable is empty', () => {
    const env = { ...goodEnv, CLEARED_GATEWAY_STORE_FILE: '' }

    expect(readGatewayConfig(env).store).toBe(':memory:')
  })
})
