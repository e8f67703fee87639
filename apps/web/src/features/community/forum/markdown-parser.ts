import MarkdownIt from 'markdown-it';
import { hashtag, mention } from '@rounds/contract/community/forum.rules';
import { safeHref } from '../../../format/safe-text.rules.ts';

/**
 * The depth at which quotes and lists stop nesting; a quote counts as one level, a list as two. Anything deeper is
 * text.
 */
const deepestBlock = 8;

/**
 * The Markdown that posts may use. The library's own limit, `maxNesting`, drops deeper blocks, so blocks stop nesting
 * before reaching it. HTML, images, and links to anything but the web and mail are not supported.
 */
export const parser = new MarkdownIt('zero', { maxNesting: 20, linkify: true });
parser.enable(['newline', 'escape', 'backticks', 'emphasis', 'balance_pairs', 'link', 'autolink']);
parser.enable(['fence', 'heading', 'blockquote', 'list']);
parser.inline.ruler.enable('linkify');
parser.validateLink = (address) => safeHref(address) !== null;
parser.normalizeLink = (address) => safeHref(address) ?? '';
parser.normalizeLinkText = (text) => text;

/** What each may interrupt, as in the library. */
const interrupts = { blockquote: ['paragraph', 'blockquote', 'list'], list: ['paragraph', 'blockquote'] };
for (const [name, alt] of Object.entries(interrupts)) {
  const { ruler } = new MarkdownIt('zero').block;
  ruler.enableOnly(name);
  const [rule = () => false] = ruler.getRules('');
  parser.block.ruler.at(
    name,
    (state, line, end, silent) => (silent || state.level < deepestBlock) && rule(state, line, end, silent),
    { alt },
  );
}

/*
 * Standard Markdown pulls the line below a quote or an item into it. People who answer right below a quote don't mean
 * that.
 */
parser.block.ruler.before(
  'paragraph',
  'as_typed',
  (state, line, _end, silent) =>
    silent && (state.parentType === 'blockquote' || (state.sCount[line] ?? 0) < state.blkIndent),
  { alt: ['paragraph', 'blockquote'] },
);

for (const [type, pattern] of Object.entries({ tag: hashtag, mention })) {
  const here = new RegExp(pattern, 'uy');
  parser.inline.ruler.push(type, (state, silent) => {
    if (state.linkLevel > 0) return false;
    here.lastIndex = state.pos;
    const found = here.exec(state.src);
    if (!found) return false;
    if (!silent) Object.assign(state.push(type, '', 0), { content: found[0], info: found[1] });
    state.pos += found[0].length;
    return true;
  });
}
