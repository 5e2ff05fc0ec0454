import type { TestStack } from './open-stack.ts'

/** How a license request begins, at the proxy and at the service. */
export const purchase = 'POST /purchases '
export const licenses = '/v2/images/licenses'

/** Counts from now on: requests to the gateway, arrivals at the service. */
export function countPurchases({ proxy, service }: TestStack) {
  const read = () => ({
    asked: proxy.arrivals(purchase),
    arrived: service.arrivals.count('POST', licenses)
  })
  const before = read()
  return () => {
    const { asked, arrived } = read()
    return { asked: asked - before.asked, arrived: arrived - before.arrived }
  }
}
