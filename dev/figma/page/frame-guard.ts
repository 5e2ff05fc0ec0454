import type { PluginManifest } from '../core/host.ts'
import { framePolicy } from './frame-policy.ts'
import { createFaults } from '../core/faults.ts'
import { addRequest } from './requests.ts'

/**
 * Lets the panel's frame go to a website only when the manifest lists it, as
 * Figma does. What the website then loads is its own affair.
 */
export function guardFrames(manifest: PluginManifest): void {
  const [sources = ''] = framePolicy(manifest, createFaults()).split(';')
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = sources.replace('default-src', 'frame-src')
  document.head.append(policy)
  document.addEventListener('securitypolicyviolation', violation => {
    if (violation.effectiveDirective !== 'frame-src') return
    const url = violation.blockedURI
    const detail = 'Not in networkAccess: the panel cannot go there'
    addRequest({ from: 'panel', method: '', url, outcome: 'refused', detail })
  })
}
