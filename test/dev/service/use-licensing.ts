import { afterEach, beforeEach } from 'vitest'
import { listSubscriptions } from '../../../contract/api/account-endpoints.ts'
import {
  licenseImages,
  listImageLicenses
} from '../../../contract/api/image-license-endpoints.ts'
import { openTestService, type TestService } from './open-service.ts'

/** A service for each test of a file, and what people license there. */
export function useLicensing() {
  let opened: TestService
  let token: string

  beforeEach(async () => {
    opened = await openTestService()
    token = tokenOf('designer')
  })
  afterEach(() => opened.close())

  function tokenOf(username: string): string {
    return opened.service.makeToken(username, [
      'licenses.create',
      'licenses.view',
      'purchases.view'
    ])
  }

  function license(images: object[], query = {}, by = token) {
    return opened.ask(licenseImages, { token: by, json: { images }, query })
  }

  async function chargeOf(image: object, query = {}, by = token) {
    const { data } = await license([image], query, by)
    return data[0]?.allotment_charge
  }

  async function errorOf(image: object, query = {}, by = token) {
    const { data } = await license([image], query, by)
    return data[0]?.error
  }

  async function leftOf(id: string, by = token) {
    const { data } = await opened.ask(listSubscriptions, { token: by })
    return data.find(one => one.id === id)?.allotment?.downloads_left
  }

  async function history(by = token) {
    const { data } = await opened.ask(listImageLicenses, { token: by })
    return data
  }

  return {
    get opened() {
      return opened
    },
    /** The designer's. */
    get token() {
      return token
    },
    tokenOf,
    license,
    chargeOf,
    errorOf,
    leftOf,
    history
  }
}
