import type { PluginManifest } from '../shared/host.ts'
import { domainsOf, frameDestinations } from '../network/network-access.ts'
import { showHostNotice } from '../controls/notices.ts'
import { addRequest } from '../traffic/requests.ts'
import { $session } from '../session/session.ts'

/**
 * Lets the panel's frame go to a website only when the manifest lists it, as
 * Figma does. What the website then loads is its own affair.
 */
export function guardFrames(manifest: PluginManifest): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = frameDestinations(domainsOf(manifest))
  document.head.append(policy)
  document.addEventListener('securitypolicyviolation', violation => {
    if (violation.effectiveDirective !== 'frame-src') return
    const url = violation.blockedURI
    const detail = 'Not in networkAccess: the panel cannot go there'
    addRequest({ from: 'panel', method: '', url, outcome: 'refused', detail })
  })
  $session.listen(session => {
    if (!session) return
    const { manifest: read } = session.plugin
    if (frameDestinations(domainsOf(read)) === policy.content) return
    // A page can add policies, but not remove one.
    showHostNotice(
      'networkAccess changed. Reload to apply it to the panel.',
      false,
      {
        text: 'Reload',
        action: () => location.reload()
      }
    )
  })
}
