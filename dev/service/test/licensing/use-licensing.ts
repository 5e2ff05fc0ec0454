import { afterEach, beforeEach } from 'vitest'
import { listSubscriptions } from '../../../../contract/api/account-endpoints.ts'
import type { QueryValues } from '../../../../contract/api/address.ts'
import type { DownloadHistory } from '../../../../contract/api/records/download-history.ts'
import {
  openTestService,
  type Refusal,
  type TestService
} from '../open-service.ts'
import type { MediaKind } from './media-kinds.ts'

/** A service for each test of a file, and what people license there. */
export function useLicensing() {
  let opened: TestService

  beforeEach(async () => {
    opened = await openTestService()
  })
  afterEach(() => opened.close())

  function tokenOf(username: string): string {
    return opened.service.makeToken(username, [
      'licenses.create',
      'licenses.view',
      'purchases.view'
    ])
  }

  /** Licenses these assets, or items with more than an id. */
  function license(
    kind: MediaKind,
    items: readonly (string | object)[],
    query: QueryValues = kind.query,
    by: string = kind.person
  ) {
    return opened.ask(kind.license, {
      token: tokenOf(by),
      query,
      json: bodyOf(kind, items)
    })
  }

  /** The charge, or the text of the refusal, of each item. */
  async function outcomes(
    kind: MediaKind,
    items: readonly (string | object)[],
    query: QueryValues = kind.query,
    by: string = kind.person
  ) {
    const { data } = await license(kind, items, query, by)
    return data.map(result => result.error ?? result.allotment_charge)
  }

  /** The same of one item. */
  async function outcome(
    kind: MediaKind,
    item: string | object,
    query: QueryValues = kind.query,
    by: string = kind.person
  ) {
    const [only] = await outcomes(kind, [item], query, by)
    return only
  }

  async function history(
    kind: MediaKind,
    query: QueryValues = {},
    by: string = kind.person
  ): Promise<DownloadHistory[]> {
    const token = tokenOf(by)
    const { data } = await opened.ask(kind.history, { token, query })
    return data
  }

  async function download(
    kind: MediaKind,
    id: string,
    json: object = {},
    by: string = kind.person
  ): Promise<string> {
    const token = tokenOf(by)
    const reply = await opened.ask(kind.download, { token, path: { id }, json })
    return reply.url
  }

  function refusedDownload(
    kind: MediaKind,
    id: string,
    json: object = {},
    by: string = kind.person
  ): Promise<Refusal> {
    const token = tokenOf(by)
    return opened.refusal(kind.download, { token, path: { id }, json })
  }

  async function leftOf(username: string, subscription: string) {
    const token = tokenOf(username)
    const { data } = await opened.ask(listSubscriptions, { token })
    const found = data.find(({ id }) => id === subscription)
    return found?.allotment?.downloads_left
  }

  return {
    get opened() {
      return opened
    },
    tokenOf,
    license,
    outcomes,
    outcome,
    history,
    download,
    refusedDownload,
    leftOf
  }
}

function bodyOf({ list, key }: MediaKind, items: readonly (string | object)[]) {
  return {
    [list]: items.map(item =>
      typeof item === 'string' ? { [key]: item } : item
    )
  }
}
