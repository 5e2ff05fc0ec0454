import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  type Answer,
  type Survey,
  partsOf,
  surveyHost
} from './coverage-survey.ts'
import {
  type TypedMember,
  type Typings,
  lineage,
  readPinnedTypings
} from './read-typings.ts'

const statuses = [
  'emulated',
  'emulated in another editor',
  'absent here',
  'not emulated',
  'other editor'
] as const

type Status = (typeof statuses)[number]

interface Row {
  owner: string
  members: { name: string; status: Status; note: string }[]
}

/** Nodes that only other editors have and that are not emulated. */
const elsewhere = `
  CodeBlockNode LabelSublayerNode WidgetNode EmbedNode LinkUnfurlNode
  InteractiveSlideElementNode
`
  .trim()
  .split(/\s+/)

const path = fileURLToPath(new URL('COVERAGE.md', import.meta.url))

/** The command that writes COVERAGE.md. */
export async function writeCoverage(): Promise<void> {
  await writeFile(path, await coverage())
  console.log(`Wrote ${path}`)
}

/** What the host emulates of the pinned typings, as Markdown. */
export async function coverage(): Promise<string> {
  const typings = await readPinnedTypings()
  const survey = await surveyHost(typings)
  const sections = {
    'The figma object': figmaRows(typings, survey),
    'Nodes and styles, by the interface that declares a member': nodeRows(
      typings,
      survey
    ),
    Paints: paintRows(typings, survey)
  }
  const all = Object.values(sections).flat()
  const parts = Object.entries(sections).map(
    ([title, rows]) => `## ${title}\n\n${table(rows)}`
  )
  return `${head(all, survey)}\n${parts.join('\n')}`
}

/** Members that are neither there nor refused by name; none may be. */
export async function holes(): Promise<string[]> {
  const survey = await surveyHost(await readPinnedTypings())
  const all = { ...survey.nodes, ...survey.parts, figma: survey.figma }
  return Object.entries(all).flatMap(([owner, members]) =>
    Object.entries(members ?? {})
      .filter(([, answer]) => answer === 'hole')
      .map(([name]) => `${owner}.${name}`)
  )
}

function head(rows: Row[], survey: Survey): string {
  const count = (status: Status): number =>
    rows.flatMap(row => row.members).filter(member => member.status === status)
      .length
  const types = Object.entries(survey.nodes)
  const there = types.filter(([, members]) => members).map(([name]) => name)
  const not = types.filter(([, members]) => !members).map(([name]) => name)
  return `# What the host emulates

Written by \`node dev/run.mjs dev/figma/coverage.ts writeCoverage\` from the
pinned typings and a running host; a test fails when it is stale.

**${count('emulated')} members are emulated, ${count('emulated in another editor')} more in FigJam, Slides or Buzz alone.
${count('not emulated')} throw \`not emulated: NAME\`, and so do ${count('other editor')} of other editors.**
${count('absent here')} are \`undefined\` in a design file, as in Figma. A member may be emulated on some types alone,
\`name (PageNode)\`, or be missing on some, \`name (not PageNode)\`.

Nodes and styles that can be made: ${there.join(', ')}.

Not emulated as a whole: ${not.join(', ')}.
`
}

function isOfOtherEditor({ comment }: TypedMember): boolean {
  const [, editors = ''] = /only available in ([\w ]*)/.exec(comment) ?? []
  return /FigJam|Slides|Buzz/.test(editors)
}

function statusOf(answer: Answer | undefined, member: TypedMember): Status {
  if (answer === 'yes') return 'emulated'
  if (answer === 'elsewhere') return 'emulated in another editor'
  if (answer === 'absent') return 'absent here'
  return isOfOtherEditor(member) ? 'other editor' : 'not emulated'
}

function figmaRows(typings: Typings, survey: Survey): Row[] {
  const own = typings.get('PluginAPI')?.members ?? []
  const ofFigma = own.map(member => ({
    name: member.name,
    status: statusOf(survey.figma[member.name], member),
    note: ''
  }))
  const inner = Object.entries(partsOf(typings)).map(([name, part]) => {
    const outer = own.find(member => member.name === name)
    const members = typings.get(part)?.members ?? []
    return {
      owner: `figma.${name}`,
      members: members.map(member => {
        const status = statusOf(survey.parts[name]?.[member.name], member)
        const isOpen = status === 'not emulated'
        const other = isOpen && outer && isOfOtherEditor(outer)
        return {
          name: member.name,
          status: other ? ('other editor' as const) : status,
          note: ''
        }
      })
    }
  })
  return [{ owner: 'figma', members: ofFigma }, ...inner]
}

function nodeRows(typings: Typings, survey: Survey): Row[] {
  const users = new Map<string, string[]>()
  for (const node of [...Object.keys(survey.nodes), ...elsewhere]) {
    for (const name of lineage(typings, node)) {
      users.set(name, [...(users.get(name) ?? []), node])
    }
  }
  return [...users].map(([owner, nodes]) => ({
    owner,
    members: (typings.get(owner)?.members ?? []).map(member => ({
      name: member.name,
      ...nodeStatus(survey, nodes, member)
    }))
  }))
}

function nodeStatus(
  survey: Survey,
  nodes: string[],
  member: TypedMember
): { status: Status; note: string } {
  if (nodes.every(node => elsewhere.includes(node))) {
    return { status: 'other editor', note: '' }
  }
  const made = nodes.filter(node => survey.nodes[node])
  const having = made.filter(node => {
    const answer = survey.nodes[node]?.[member.name]
    return statusOf(answer, member) === 'emulated'
  })
  if (having.length === 0) return { status: 'not emulated', note: '' }
  const lacking = made.filter(node => !having.includes(node))
  const note =
    lacking.length === 0
      ? ''
      : lacking.length < having.length
        ? ` (not ${lacking.join(', ')})`
        : ` (${having.join(', ')})`
  return { status: 'emulated', note }
}

function paintRows(typings: Typings, survey: Survey): Row[] {
  return Object.entries(survey.paints).map(([owner, keys]) => ({
    owner,
    members: (typings.get(owner)?.members ?? []).map(({ name }) => ({
      name,
      status: keys.includes(name) ? 'emulated' : 'not emulated',
      note: ''
    }))
  }))
}

function table(rows: Row[]): string {
  const parts = rows
    .filter(row => row.members.length > 0)
    .map(row => `### ${row.owner}\n\n${lines(row).join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

function lines({ members }: Row): string[] {
  return statuses.flatMap(status => {
    const found = members.filter(member => member.status === status)
    const names = found.map(member => member.name + member.note)
    return names.length === 0 ? [] : [`- ${status}: ${names.join(', ')}`]
  })
}
