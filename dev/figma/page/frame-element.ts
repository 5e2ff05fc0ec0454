const sandbox =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox ' +
  'allow-forms allow-downloads allow-modals'

/**
 * A frame under a content policy. The `csp` attribute is Chromium's; other
 * browsers get the same policy by a meta element in the frame's document.
 */
export function createFrame(
  url: (metaPolicy: string | null) => string,
  policy: string,
  options: { sandboxed: boolean; title: string }
): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = options.title
  const native = 'csp' in frame
  if (native) frame.setAttribute('csp', policy)
  if (options.sandboxed) frame.setAttribute('sandbox', sandbox)
  frame.src = url(native ? null : policy)
  return frame
}
