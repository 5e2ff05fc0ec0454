import type { TestStack } from '../set-up/open-stack.ts'

/** Prefixes of license requests, at the proxy and at the service. */
export const purchase = 'POST /purchases '
export const licenses = '/v2/images/licenses'

/** Starts counting requests to the gateway and arrivals at the service. */
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
