import { atom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { fetchContributorProfile } from '../../api/contributors.ts'
import type { Contributor } from '../../api/contributors.ts'
import { controller } from '../../platform/controller.ts'
import { showError } from '../../shell/notices.ts'

export type ContributorState =
  | { state: 'loading' }
  /** Null when the service does not know them. */
  | { state: 'ready'; contributor: Contributor | null }
  | { state: 'failed'; error: ErrorData }

/** By id, since the panel opened. */
export const $contributors = atom<ReadonlyMap<string, ContributorState>>(
  new Map()
)

/** Fetches each once; retries a failure the next time. */
export async function fetchContributor(id: string): Promise<void> {
  const known = $contributors.get().get(id)
  if (known && known.state !== 'failed') return
  set(id, { state: 'loading' })
  try {
    set(id, { state: 'ready', contributor: await fetchContributorProfile(id) })
  } catch (error) {
    set(id, { state: 'failed', error: toErrorData(error) })
  }
}

function set(id: string, state: ContributorState): void {
  $contributors.set(new Map($contributors.get()).set(id, state))
}

/** A web address as typed by the contributor; null for anything else. */
export function websiteIn(text: string): string | null {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) ? text : null
}

/** In the browser. */
export async function openWebsite(url: string): Promise<void> {
  try {
    await controller.openAddress({ url })
  } catch (error) {
    showError(error)
  }
}
