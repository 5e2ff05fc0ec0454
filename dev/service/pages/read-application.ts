import { isPlainText } from '../../../contract/api/is-plain-text.ts'
import { hostName, readHosts } from '../oauth/hosts.ts'
import { isProduct } from '../oauth/products.ts'
import type { Registration } from '../oauth/registered-applications.ts'

/** The readable input of the form, and its first problem. */
export interface ReadApplication {
  registration: Registration
  /** A sentence that explains what to do; undefined if valid. */
  problem: string | undefined
}

const maxLength = 100
const maxTextLength = 2000
const maxHosts = 20

/** Reads the form fields of an application. */
export function readApplication(form: URLSearchParams): ReadApplication {
  const written = readHosts(textOf(form, 'callback'))
  const callbacks = written.length > 0 ? written : ['localhost']
  const referers = readHosts(textOf(form, 'referer'))
  const registration: Registration = {
    name: textOf(form, 'name'),
    callbackHosts: unique(callbacks.filter(host => host !== undefined)),
    referers: unique(referers.filter(host => host !== undefined)),
    products: unique(form.getAll('product').filter(isProduct)),
    isFree: form.has('free'),
    company: textOf(form, 'company'),
    website: textOf(form, 'website'),
    intendedUse: textOf(form, 'use'),
    description: textOf(form, 'description')
  }
  const problem =
    hostProblem('callback', callbacks) ??
    hostProblem('referrer', referers) ??
    problemOf(registration) ??
    (form.has('terms') ? undefined : 'Accept the terms to continue.')
  return { registration, problem }
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}

function textOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').trim()
}

function hostProblem(
  kind: 'callback' | 'referrer',
  hosts: (string | undefined)[]
): string | undefined {
  if (new Set(hosts).size > maxHosts) {
    return `Use at most ${maxHosts} ${kind}s. A host alone includes all its paths.`
  }
  const at = hosts.indexOf(undefined)
  if (at < 0) return undefined
  return `Number ${at + 1} of the ${kind}s is no host. Write hosts with or without a path, such as example.com/shop, and commas between them.`
}

function problemOf(registration: Registration): string | undefined {
  const { name, products, website, referers } = registration
  if (name === '') return 'Enter a name for the application.'
  if (!isPlainText(name)) {
    return 'The name has invisible characters.'
  }
  if (name.length > maxLength || Object.values(registration).some(isTooLong)) {
    return `Use at most ${maxLength} characters for the name and ${maxTextLength} for the other fields.`
  }
  if (products.length === 0) return 'Choose at least one product.'
  if (website !== '' && !/^https?:\/\/[^\s/]+/i.test(website)) {
    return 'Start the website with https://.'
  }
  const callbacks = registration.callbackHosts.map(hostName)
  const foreign = referers.find(page => !callbacks.includes(hostName(page)))
  if (foreign === undefined) return undefined
  return `No callback host matches the referrer ${foreign}. Add its host to the callbacks, or remove it.`
}

/** For a text or a list of texts. */
function isTooLong(value: unknown): boolean {
  return [value]
    .flat()
    .some(text => typeof text === 'string' && text.length > maxTextLength)
}
