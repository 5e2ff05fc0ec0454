/**
 * Every rule of the host that `npm run prove -- host` loosens, one at a time.
 * The part before the slash names the test file under `test/dev/figma` in which
 * some test must then fail.
 */
export const rules = [
  'dynamic-page/all-pages-load-first',
  'dynamic-page/current-page-is-read-only',
  'dynamic-page/main-component-is-write-only',
  'dynamic-page/no-instances-or-consumers',
  'dynamic-page/no-range-styles',
  'dynamic-page/no-synchronous-lookups',
  'dynamic-page/no-synchronous-variables',
  'dynamic-page/pages-load-first',
  'dynamic-page/pages-may-fail-to-load',
  'dynamic-page/reactions-and-networks-are-read-only',
  'dynamic-page/style-ids-are-read-only',
  'effects/checked-grids',
  'effects/checked-shapes',
  'effects/frozen-snapshots',
  'effects/known-types-only',
  'effects/noise-sizes-agree',
  'effects/values-within-range',
  'fonts/missing-fonts-show',
  'fonts/new-font-must-be-loaded',
  'fonts/only-available-fonts-load',
  'fonts/writing-needs-the-font',
  'images/at-most-4096-pixels',
  'libraries/remote-nodes-are-read-only',
  'manifest/allowed-domains-has-an-entry',
  'manifest/codegen-fields-need-codegen',
  'manifest/codegen-names-its-languages',
  'manifest/dev-capabilities-need-dev',
  'manifest/dev-only-beside-figma',
  'manifest/document-access-is-dynamic-page',
  'manifest/domains-keep-to-the-grammar',
  'manifest/known-editors-rights-and-capabilities',
  'manifest/menu-items-are-whole',
  'manifest/names-an-editor',
  'manifest/names-itself-and-its-code',
  'manifest/none-stands-alone',
  'manifest/one-api-version',
  'manifest/only-known-fields',
  'manifest/optional-parameters-come-last',
  'manifest/parameters-have-name-and-key',
  'manifest/parameters-in-the-menu-or-beside-it',
  'manifest/reasons-for-all-or-localhost',
  'manifest/relaunch-buttons-are-whole',
  'manifest/switches-are-booleans',
  'manifest/ui-is-a-path-or-a-map',
  'mixed-fills/ranges-need-the-font',
  'mixed-fills/region-fills-are-mixed',
  'mixed-fills/text-fills-are-mixed',
  'modes/dev-mode-reads-only',
  'modes/only-its-editors',
  'modes/view-seat-runs-nothing',
  'paints/checked-shapes',
  'paints/crop-alone-has-a-transform',
  'paints/frozen-snapshots',
  'paints/gradients-need-two-stops',
  'paints/known-types-only',
  'paints/no-unknown-keys',
  'paints/one-solid-background',
  'paints/patterns-are-set-asynchronously',
  'paints/rotation-by-quarter-turns',
  'paints/tile-alone-has-a-factor',
  'paints/values-within-range',
  'panel/second-ui-closes-first',
  'parameters/no-error-on-freeform',
  'parameters/no-visible-ui-in-query-mode',
  'parameters/no-writes-in-query-mode',
  'parameters/parameter-only-needs-parameters',
  'parameters/required-ones-must-be-given',
  'plugin-data/at-most-100-kb',
  'plugin-data/counts-bytes',
  'plugin-data/empty-deletes',
  'plugin-data/namespaces-of-three',
  'plugin-data/own-plugin-only',
  'plugin-data/relaunch-replaces-all',
  'plugin-data/relaunch-text-of-1000',
  'plugin-data/strings-only',
  'selection/direct-nodes-only',
  'selection/each-node-once',
  'selection/frozen-snapshots',
  'selection/needs-a-loaded-page',
  'selection/own-page-only',
  'selection/text-range-within-the-text',
  'styles/editing-changes-users',
  'styles/imports-known-keys-only',
  'styles/local-lists-hold-no-remote-styles',
  'styles/moves-stay-in-the-folder',
  'styles/one-documentation-link',
  'styles/only-existing-styles',
  'styles/only-in-design',
  'styles/only-styles-of-the-kind',
  'styles/remote-styles-are-read-only',
  'styles/text-needs-its-font',
  'styles/writing-lets-go',
  'text/characters-reset-ranges',
  'text/checked-values',
  'text/font-size-at-least-1',
  'text/max-lines-at-least-1',
  'text/mixed-values',
  'text/paragraphs-as-a-whole',
  'text/ranges-stay-within-the-text',
  'text/renaming-ends-auto-rename',
  'text/writing-lets-go-of-the-style',
  'user-actions/dev-mode-only-looks',
  'user-actions/instance-layers-stay',
  'user-actions/locked-layers-stay',
  'user-actions/view-seat-only-looks'
] as const

export type Rule = (typeof rules)[number]

/** The rule that this build leaves out; only the test build sets it. */
declare const __LOOSENED__: string | undefined

/** The name of the rule that this build leaves out, or nothing. */
export function loosenedRule(): string {
  return typeof __LOOSENED__ === 'string' ? __LOOSENED__ : ''
}

/**
 * Whether the host enforces the rule: always, except in the one test build
 * that leaves it out. Asked once where a rule sits on a hot path.
 */
export function holds(rule: Rule): boolean {
  return rule !== loosenedRule()
}
