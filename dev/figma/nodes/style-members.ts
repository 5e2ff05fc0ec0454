import {
  checkArray,
  checkKeys,
  checkObject,
  checkString
} from './checks/check.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import {
  type Handle,
  editable,
  handleOf,
  live,
  recordOf,
  refuseDynamic,
  sessionOf
} from './handles/handle.ts'
import { detach, setProp } from '../model/edits/history.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { changeRegions } from '../model/shapes/region-fills.ts'
import { reportedType } from '../model/record/style-types.ts'
import {
  type StyleField,
  stretchesWith,
  usersOf
} from '../model/styles/style-users.ts'
import { writeFormats } from './text/write-format.ts'

function consumers(
  handle: Handle,
  op: string
): { node: Handle; fields: StyleField[] }[] {
  const style = live(handle, op)
  return usersOf(style).map(({ record, fields }) => ({
    node: handleOf(sessionOf(handle), record),
    fields
  }))
}

function leave(record: NodeRecord, field: StyleField, id: string): void {
  const inText = field === 'textStyleId' || record.type === 'TEXT'
  if (!inText || (field !== 'fillStyleId' && field !== 'textStyleId')) {
    if (field === 'fillStyleId') changeRegions(record, id, { fillStyleId: '' })
    if (record.props[field] === id) setProp(record, field, '')
    return
  }
  for (const stretch of stretchesWith(record, field, id)) {
    writeFormats(record, { [field]: '' }, stretch)
  }
}

function checkLinks(op: string, value: unknown): DocumentationLink[] {
  const links = checkArray(op, 'documentationLinks', value).map((item, i) => {
    const at = `documentationLinks[${i}]`
    const link = checkObject(op, at, item)
    checkKeys(op, at, link, ['uri'])
    return { uri: checkString(op, `${at}.uri`, link['uri']) }
  })
  if (links.length <= 1 || !holds('styles/one-documentation-link')) return links
  throw new Error(`in ${op}: Only one documentation link is supported`)
}

/** Members of every style. */
export const styleMembers = members({
  get id() {
    return recordOf(this).id
  },
  get type() {
    return reportedType(recordOf(this).type)
  },
  get key() {
    const { id, props } = live(this, 'get_key')
    return props.styleKey || id.slice(2, -1)
  },
  get remote() {
    return live(this, 'get_remote').props.remote
  },
  get name() {
    return live(this, 'get_name').props.name
  },
  set name(value: string) {
    const record = editable(this, 'set_name')
    setProp(record, 'name', checkString('set_name', 'name', value))
  },
  get consumers() {
    refuseDynamic(sessionOf(this), 'get_consumers', 'getStyleConsumersAsync')
    return consumers(this, 'get_consumers')
  },
  async getStyleConsumersAsync() {
    return consumers(this, 'getStyleConsumersAsync')
  },
  remove() {
    const style = editable(this, 'remove')
    for (const { record, fields } of usersOf(style)) {
      for (const field of fields) leave(record, field, style.id)
    }
    detach(style, false)
  }
})

/** Only styles of libraries count as published. */
async function publishStatus(handle: Handle): Promise<PublishStatus> {
  const { remote } = live(handle, 'getPublishStatusAsync').props
  return remote ? 'CURRENT' : 'UNPUBLISHED'
}

/** How a style describes itself to those who use it. */
export const styleTextMembers = members({
  get description() {
    return live(this, 'get_description').props.description
  },
  set description(value: string) {
    const op = 'set_description'
    const record = editable(this, op)
    setProp(record, 'description', checkString(op, 'description', value))
  },
  async getPublishStatusAsync() {
    return publishStatus(this)
  },
  get documentationLinks() {
    return fresh(live(this, 'get_documentationLinks').props.documentationLinks)
  },
  set documentationLinks(value: readonly DocumentationLink[]) {
    const op = 'set_documentationLinks'
    const links = freezeDeep(checkLinks(op, value))
    setProp(editable(this, op), 'documentationLinks', links)
  }
})
