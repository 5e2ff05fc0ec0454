/** What the page of the API has beside the look of every page. */
export const docsStyle = `
body { max-width: 1000px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
h3 { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; font-size: 16px; overflow-wrap: anywhere; }
section > h3 { margin: 24px 0 4px; }
h4 { margin: 16px 0 4px; font-size: 14px; }
code {
  display: inline;
  padding: 0;
  border: 0;
  font-size: 14px;
  user-select: auto;
}
pre {
  margin: 0;
  padding: 12px;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
}
details { margin: 8px 0; border: 1px solid var(--line); border-radius: 8px; padding: 0 12px; }
details[open] { padding-bottom: 12px; }
summary { margin: 0 -12px; padding: 8px 12px; cursor: pointer; }
summary h3 { display: inline-flex; max-width: calc(100% - 24px); vertical-align: middle; }
summary p { margin: 0 0 0 20px; color: var(--soft); }
.method { min-width: 64px; color: var(--accent); }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { border: 0; color: var(--soft); }
th { font-weight: 400; }
th:first-child { width: 26%; }
td:nth-child(2) { width: 40%; }
strong { font-size: 12px; color: var(--bad); }
.fields { margin: 0; padding-left: 16px; font-size: 14px; }
dt { font-weight: 600; }
dd { margin: 0 0 8px; }
@media (max-width: 600px) {
  thead { display: none; }
  tr { display: block; padding: 6px 0; border-top: 1px solid var(--line); }
  th, td, th:first-child, td:nth-child(2) { display: block; width: auto; padding: 0; border: 0; }
}
`
