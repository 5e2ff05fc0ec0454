import type { LayerFacts } from '../shared/layer-facts.ts'
import { isSame } from '../model/record/is-same.ts'
import { findNode, findStyle } from '../model/record/document-store.ts'
import { mixed } from '../model/record/mixed.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { layerHandle } from './user/person.ts'

/** Members of the plugin API that the properties show. */
const shown = [
  'name',
  'visible',
  'locked',
  'x',
  'y',
  'width',
  'height',
  'rotation',
  'opacity',
  'fills'
]

/** More layers than this count as different in everything. */
const compared = 200

type Values = Record<string, unknown>

function readMember(record: NodeRecord, name: string): unknown {
  const handle = layerHandle(record)
  try {
    return name in handle ? handle[name] : undefined
  } catch {
    // A member that this host does not emulate is not shown.
    return undefined
  }
}

function styleName(id: unknown): string | undefined {
  const style = typeof id === 'string' ? findStyle(id) : null
  return style ? style.props.name : undefined
}

/** Facts that no single member of the API has. */
function derived(record: NodeRecord): Values {
  const { fillStyleId, mainComponent } = record.props
  const main = record.type === 'INSTANCE' ? findNode(mainComponent) : null
  return {
    fillStyle: styleName(fillStyleId),
    component: main ? main.props.name : undefined
  }
}

function valuesOf(record: NodeRecord): Values {
  const values = derived(record)
  for (const name of shown) values[name] = readMember(record, name)
  return values
}

/** What the layers have in common, by the names of the plugin API. */
export function layerFacts(ids: string[]): LayerFacts {
  const records = ids.map(findNode).filter(one => one !== null)
  const [first, ...rest] = records
  const facts: LayerFacts = { ids, type: null, values: {}, mixed: [] }
  if (!first) return facts
  const values = valuesOf(first)
  const others = rest.slice(0, compared).map(valuesOf)
  const known = rest.length <= compared
  for (const name of Object.keys(values)) {
    const value = values[name]
    const all = others.map(one => one[name])
    if ([value, ...all].includes(undefined)) continue
    const differs = !known || !all.every(one => isSame(one, value))
    if (differs || value === mixed) facts.mixed.push(name)
    else facts.values[name] = value
  }
  if (rest.every(one => one.type === first.type)) facts.type = first.type
  return facts
}
