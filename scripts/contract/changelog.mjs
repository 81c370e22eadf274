/** Adds lines to the section of a version, at the top if it is new. What is written stays. */
const TITLE = '# What changed in the contract\n';

export function withChanges(changelog, version, lines) {
  const heading = `## ${version}\n`;
  const sections = changelog
    .replace(TITLE, '')
    .split(/^(?=## )/m)
    .map((part) => part.trim())
    .filter(Boolean);
  const index = sections.findIndex((part) => `${part}\n`.startsWith(heading));
  const own = index === -1 ? heading.trim() : sections[index];
  const missing = lines.filter((line) => !own.split('\n').includes(line));
  const isBare = !own.includes('\n');
  const section = missing.length === 0 ? own : `${own}${isBare ? '\n' : ''}\n${missing.join('\n')}`;
  const others = sections.filter((_part, at) => at !== index);
  const all =
    index === -1 ? [section, ...others] : sections.map((part, at) => (at === index ? section : part));
  return `${[TITLE.trim(), ...all].join('\n\n')}\n`;
}
