import type { Fault, FaultKind } from '../network/faults.ts'

/** The fields of a fault's form. */
export interface FaultFields {
  /** An address, a layer's id, a page's or a font. */
  what: string
  amount: number
}

/** The form of one kind of fault in the page. */
export interface FaultForm {
  kind: FaultKind
  name: string
  /** What the text field is for; undefined without a text field. */
  what?: 'Address' | 'Layer id' | 'Page id' | 'Font'
  amount?: { name: string; first: number; least: number; most: number }
  make(fields: FaultFields): Fault
}

/** All kinds of faults, in the order of the page. */
export const faultForms: FaultForm[] = [
  {
    kind: 'offline',
    name: 'Offline',
    make: () => ({ kind: 'offline' })
  },
  {
    kind: 'slow',
    name: 'Slow reply',
    what: 'Address',
    amount: { name: 'Milliseconds', first: 2000, least: 0, most: 600_000 },
    make: ({ what: address, amount: milliseconds }) => ({
      kind: 'slow',
      address,
      milliseconds
    })
  },
  {
    kind: 'cors',
    name: 'No CORS header',
    what: 'Address',
    make: ({ what: address }) => ({ kind: 'cors', address })
  },
  {
    kind: 'refused',
    name: 'Host refused',
    what: 'Address',
    make: ({ what: address }) => ({ kind: 'refused', address })
  },
  {
    kind: 'status',
    name: 'Error status',
    what: 'Address',
    amount: { name: 'Status', first: 503, least: 200, most: 599 },
    make: ({ what: address, amount: status }) => ({
      kind: 'status',
      address,
      status
    })
  },
  {
    kind: 'cut',
    name: 'Cut in the middle',
    what: 'Address',
    make: ({ what: address }) => ({ kind: 'cut', address })
  },
  {
    kind: 'popup-blocked',
    name: 'Window blocked',
    make: () => ({ kind: 'popup-blocked' })
  },
  {
    kind: 'storage-full',
    name: 'Storage full',
    make: () => ({ kind: 'storage-full' })
  },
  {
    kind: 'version-refused',
    name: 'Version refused',
    make: () => ({ kind: 'version-refused' })
  },
  {
    kind: 'node-deleted',
    name: 'Layer deleted',
    what: 'Layer id',
    amount: { name: 'Before step', first: 1, least: 1, most: 1e6 },
    make: ({ what: id, amount: before }) => ({
      kind: 'node-deleted',
      id,
      before
    })
  },
  {
    kind: 'page-unloadable',
    name: 'Page does not load',
    what: 'Page id',
    make: ({ what: page }) => ({ kind: 'page-unloadable', page })
  },
  {
    kind: 'font-missing',
    name: 'Font missing',
    what: 'Font',
    make: ({ what: font }) => ({ kind: 'font-missing', font })
  }
]
