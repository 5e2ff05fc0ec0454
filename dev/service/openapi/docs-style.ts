/** Styles of the API page, in addition to those of every page. */
export const docsStyle = `
:root {
  --chip: light-dark(#eef0f4, #2a2f38);
  --get: var(--accent);
  --post: light-dark(#1a6b34, #7fd497);
  --put: light-dark(#7d4e00, #edb964);
  --delete: var(--bad);
}
body { max-width: 1200px; }
h2 { margin: 40px 0 4px; font-size: 20px; }
h3 { margin: 0; font-size: 16px; }
h4 { margin: 20px 0 6px; font-size: 14px; }
section > p { color: var(--soft); }
section, section > h3, details { scroll-margin-top: 12px; }
section > h3 { margin: 28px 0 6px; }
section > h3:target { color: var(--accent); }
code {
  display: inline;
  padding: 1px 4px;
  border: 0;
  border-radius: 4px;
  background: var(--chip);
  font: 0.875em ui-monospace, monospace;
  overflow-wrap: break-word;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
  user-select: auto;
}
pre {
  margin: 0;
  padding: 12px;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--ground);
}
pre code { padding: 0; background: none; font-size: 14px; }
nav a:not(:hover) { text-decoration: none; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; }

details { margin: 8px 0; border: 1px solid var(--line); border-radius: 8px; padding: 0 16px; }
details[open] { padding-bottom: 16px; }
summary {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 16px;
  margin: 0 -16px;
  padding: 8px 16px;
  border-radius: 8px;
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--chip); }
details[open] > summary { margin-bottom: 12px; border-bottom: 1px solid var(--line); border-radius: 8px 8px 0 0; }
summary h3 { display: flex; flex: 1 1 320px; gap: 12px; align-items: baseline; min-width: 0; }
summary h3::before {
  content: '';
  flex: none;
  width: 7px;
  height: 7px;
  margin-right: 2px;
  border: solid var(--soft);
  border-width: 0 2px 2px 0;
  transform: translateY(-2px) rotate(-45deg);
}
details[open] > summary h3::before { transform: translateY(-4px) rotate(45deg); }
summary h3 code { padding: 0; background: none; font-weight: 600; min-width: 0; }
summary p { margin: 0; color: var(--soft); }
.method {
  flex: none;
  width: 68px;
  padding: 1px 0;
  border-radius: 4px;
  background: color-mix(in srgb, currentcolor 12%, transparent);
  font-size: 13px;
  text-align: center;
}
.get { color: var(--get); }
.post { color: var(--post); }
.put { color: var(--put); }
.delete { color: var(--delete); }

table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 14px; }
th, td { padding: 8px 16px 8px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: break-word; }
thead th { padding-top: 0; border: 0; color: var(--soft); }
th { font-weight: 400; }
th:first-child { width: 26%; }
th:nth-child(2) { width: 40%; }
tbody th { font-weight: 600; }
tbody th > code { padding: 0; background: none; font-weight: 600; }
strong { font-size: 12px; font-weight: 600; color: var(--bad); white-space: nowrap; }
td code, th code, li code { font-size: 13px; }
.fields { margin: 0; padding: 0; font-size: 14px; list-style: none; }
.fields li { margin: 2px 0; overflow-wrap: break-word; }
.fields .fields { margin-left: 3px; padding-left: 12px; border-left: 2px solid var(--line); }
.fields li > code:first-child { padding: 0; background: none; color: var(--text); font-weight: 600; }
.fields strong { color: var(--soft); }
dt { font-weight: 600; }
dd { margin: 2px 0 12px; }

@media (max-width: 600px) {
  body { padding: 16px 8px 32px; }
  header p { margin-left: 16px; }
  main { padding: 16px; }
  details { padding: 0 12px; }
  summary { margin: 0 -12px; padding: 8px 12px; }
  summary h3 { flex-basis: 100%; }
  summary p { margin-left: 102px; }
  thead { display: none; }
  tr { display: block; padding: 8px 0; border-top: 1px solid var(--line); }
  th, td { display: block; padding: 0; border: 0; }
  th:first-child { width: auto; }
  tbody td:nth-child(2) { color: var(--soft); }
  td:empty { display: none; }
}

@media (min-width: 1000px) {
  main { display: grid; grid-template-columns: 168px minmax(0, 1fr); column-gap: 32px; }
  main > * { grid-column: 2; }
  main > nav {
    position: sticky;
    top: 24px;
    grid-column: 1;
    grid-row: 1 / span 30;
    align-self: start;
  }
  nav ul { flex-direction: column; }
}
`
