import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../dev/install.mjs'

const ownPath = 'test/commit-lines.test.ts'
const partFirst = /^[A-Z][\w ,'-]*: \S/
const unclear =
  /\b(tells?|told|hears?|heard|comes?|came|gone|vanish\w*|whoever|meanwhile|anew|puts? aside|go(es)? on|went on)\b/i

function findProblems(subject: string): string[] {
  const word = unclear.exec(subject)?.[0]
  return [
    ...(subject.length > 72 ? [`has ${subject.length} characters`] : []),
    ...(partFirst.test(subject) ? [] : ['does not begin with a part']),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
    ...(word === undefined ? [] : [`says "${word}"`])
  ]
}

function git(folder: string, ...args: string[]): string[] | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    // A hook of git names the repository it runs in.
    env: { ...process.env, GIT_DIR: undefined, GIT_INDEX_FILE: undefined }
  })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}

/**
 * Subjects of the commits that build on the one that added the file; merges
 * are left out. Null where there is no history. A shallow clone begins with a
 * commit that adds every file.
 */
function readSubjects(folder: string, path: string): string[] | null {
  const adding = git(
    folder,
    'log',
    '--diff-filter=A',
    '--format=%H',
    '--',
    path
  )
  const first = adding?.at(-1)
  if (first === undefined) return null
  const range = ['--ancestry-path', `${first}..HEAD`]
  return git(folder, 'log', '--no-merges', '--format=%s', ...range)
}

it('finds nothing wrong with the commits since this file was added', () => {
  const subjects = readSubjects(root, ownPath)
  if (!subjects) console.log('No history here: no commit line was checked.')

  const problems = (subjects ?? []).flatMap(subject =>
    findProblems(subject).map(problem => `"${subject}" ${problem}`)
  )

  expect(problems).toEqual([])
})

it.each([
  'Search: retry after reconnecting',
  'Gateway, store: share the reply cache',
  'API relay: 429 is passed on with its Retry-After',
  `Docs: ${'a'.repeat(66)}`
])('accepts "%s"', subject => {
  expect(findProblems(subject)).toEqual([])
})

it.each([
  ['Retry after reconnecting', 'does not begin with a part'],
  ['search: retry after reconnecting', 'does not begin with a part'],
  ['fixup! Search: retry', 'does not begin with a part'],
  ['Search:retry', 'does not begin with a part'],
  [`Docs: ${'a'.repeat(67)}`, 'has 73 characters'],
  ['Search: retry.', 'ends with a full stop'],
  ['Panel: tell people what failed', 'says "tell"'],
  ['Panel: the list Came late', 'says "Came"'],
  ['Panel: go on after a restart', 'says "go on"'],
  ['Panel: the notice is gone', 'says "gone"']
])('refuses "%s"', (subject, problem) => {
  expect(findProblems(subject)).toEqual([problem])
})

describe('in a folder of its own', () => {
  function openFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'commit-lines-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return folder
  }

  function run(folder: string, ...args: string[]): void {
    const settings = [
      'user.name=A',
      'user.email=a@example.com',
      'commit.gpgSign=false',
      'core.hooksPath=none'
    ].flatMap(setting => ['-c', setting])
    if (!git(folder, ...settings, ...args)) throw new Error(args.join(' '))
  }

  function commit(folder: string, subject: string): void {
    writeFileSync(join(folder, subject), '')
    run(folder, 'add', '.')
    run(folder, 'commit', '-qm', subject)
  }

  it('reads no subject without git', () => {
    expect(readSubjects(openFolder(), 'added')).toBeNull()
  })

  it('reads only subjects of later commits, without merges', () => {
    const folder = openFolder()
    run(folder, 'init', '-q', '-b', 'main')
    commit(folder, 'before')
    run(folder, 'branch', 'beside')
    commit(folder, 'added')
    commit(folder, 'later')
    run(folder, 'checkout', '-q', 'beside')
    commit(folder, 'on a branch from before')
    run(folder, 'checkout', '-q', 'main')
    run(folder, 'merge', '-q', '--no-ff', '-m', 'merged', 'beside')

    expect(readSubjects(folder, 'added')).toEqual(['later'])
  })

  it('reads a shallow clone from its first commit on', () => {
    const folder = openFolder()
    const clone = openFolder()
    run(folder, 'init', '-q', '-b', 'main')
    for (const subject of ['added', 'one', 'two']) commit(folder, subject)
    run(clone, 'clone', '-q', '--depth=2', `file://${folder}`, '.')

    expect(readSubjects(clone, 'added')).toEqual(['two'])
  })
})
