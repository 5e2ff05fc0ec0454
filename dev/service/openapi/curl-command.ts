import type { OpenApiBody, OpenApiOperation } from './openapi.ts'

const formType = 'application/x-www-form-urlencoded'

/** An operation's example as a command to paste into a shell. */
export function curlCommand(
  baseUrl: string,
  path: string,
  method: string,
  operation: OpenApiOperation
): string {
  const address = quote(baseUrl + exampleAddress(path, operation))
  const { requestBody } = operation
  const defaultMethod = requestBody ? 'post' : 'get'
  return [
    method === defaultMethod
      ? `curl ${address}`
      : `curl -X ${method.toUpperCase()} ${address}`,
    "-H 'User-Agent: my-application'",
    ...credentials(operation),
    ...(requestBody ? bodyOptions(requestBody) : [])
  ].join(' \\\n  ')
}

function exampleAddress(
  path: string,
  { parameters }: OpenApiOperation
): string {
  const given = parameters.flatMap(one =>
    'in' in one && one.example !== undefined ? [one] : []
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = given.find(one => one.in === 'path' && one.name === name)
    return encodeURIComponent(String(found?.example))
  })
  const pairs = given
    .filter(one => one.in === 'query')
    .flatMap(({ name, example }) =>
      [example]
        .flat()
        .map(value => `${name}=${encodeURIComponent(String(value))}`)
    )
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

function credentials({ security }: OpenApiOperation): string[] {
  if (security.some(way => 'basic' in way)) {
    return ['-u CLIENT_ID:CLIENT_SECRET']
  }
  return security.length > 0 ? ["-H 'Authorization: Bearer ACCESS_TOKEN'"] : []
}

function bodyOptions({ content }: OpenApiBody): string[] {
  const form = content[formType]?.example
  if (form) {
    return Object.entries(form).map(
      ([name, value]) => `-d ${quote(`${name}=${String(value)}`)}`
    )
  }
  const json = JSON.stringify(content['application/json']?.example)
  return ["-H 'Content-Type: application/json'", `-d ${quote(json)}`]
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
