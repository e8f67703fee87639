import { memo, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { hasScreen } from '../../../../routing/has-screen.ts';
import { pathWithin } from '../../../../format/safe-text.rules.ts';
import { cx } from '../../../../ui/cx.ts';
import { topicAddress } from '../discussion-filter.rules.ts';
import { parseMarkdown } from '../markdown.ts';
import type { Block, Inline } from '../markdown-tree.rules.ts';

/** Absent without a page, as in tests. */
const ownOrigin = typeof location === 'undefined' ? '' : location.origin;
const linkLook = 'font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2';

export interface MarkdownProps {
  readonly text: string;
  /** Below a title or a name it keeps to their edge, in the whole width. */
  readonly isAround?: boolean;
}

/**
 * A person's text in simple Markdown. All of it becomes React elements: nothing is ever parsed as HTML. Each block is
 * laid out in its own direction, and stands at the side where that begins, or else where the page's does.
 */
export const Markdown = memo(function Markdown({ text, isAround = false }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      {blocks.map((block, key) => blockElement(block, key, 'auto', isAround ? around : atOwnStart))}
    </div>
  );
});

/** The free width is at the end of the block's own direction, which may not be the page's. */
const ownStart = 'measure me-auto w-full';
const atOwnStart = { text: ownStart, marked: ownStart };

/** Bullets, numbers and a quote's line stay beside their text: the block as a whole moves to the edge. */
const around = { text: 'text-around', marked: 'justify-self-start' };

/** A list or a quote has one direction, given by its first letters; its contents follow it. */
function blockElement(block: Block, key: number, dir?: 'auto', place?: typeof around): ReactNode {
  const inner = (blocks: readonly Block[]) => blocks.map((inside, index) => blockElement(inside, index));
  switch (block.kind) {
    case 'code':
      return (
        <pre
          key={key}
          dir="ltr"
          tabIndex={0}
          className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-sm"
        >
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote
          key={key}
          dir={dir}
          className={cx('grid gap-2 border-s-4 ps-3 text-muted', place?.marked)}
        >
          {inner(block.blocks)}
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((blocks, index) => <li key={index}>{inner(blocks)}</li>);
      return block.start === null ? (
        <ul key={key} dir={dir} className={cx('list-disc ps-6', place?.marked)}>
          {items}
        </ul>
      ) : (
        <ol key={key} dir={dir} start={block.start} className={cx('list-decimal ps-6', place?.marked)}>
          {items}
        </ol>
      );
    }
    default:
      return (
        <p key={key} dir={dir} className={cx(block.kind === 'heading' && 'font-semibold', place?.text)}>
          {block.children.map(inlineElement)}
        </p>
      );
  }
}

function inlineElement(inline: Inline, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return (
        <code key={key} dir="ltr" className="rounded-xs bg-sunken px-1 font-mono text-[0.9em]">
          {inline.text}
        </code>
      );
    case 'strong':
      return <strong key={key}>{inline.children.map(inlineElement)}</strong>;
    case 'emphasis':
      return <em key={key}>{inline.children.map(inlineElement)}</em>;
    case 'link': {
      const place = pathWithin(ownOrigin, inline.href);
      if (place !== null && hasScreen(place)) {
        return (
          <Link key={key} href={place} className={linkLook}>
            {inline.children.length > 0 ? inline.children.map(inlineElement) : inline.href}
          </Link>
        );
      }
      return (
        <a
          key={key}
          href={inline.href}
          title={inline.href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className={linkLook}
        >
          {inline.children.length > 0 ? inline.children.map(inlineElement) : inline.href}
        </a>
      );
    }
    case 'tag':
      return (
        <Link key={key} href={topicAddress(inline.name)} className={linkLook}>
          <bdi>{inline.text}</bdi>
        </Link>
      );
    case 'mention': {
      const place = `/u/${inline.name}`;
      const name = <bdi dir="ltr">{inline.text}</bdi>;
      return hasScreen(place) ? (
        <Link key={key} href={place} className={linkLook}>
          {name}
        </Link>
      ) : (
        <strong key={key}>{name}</strong>
      );
    }
  }
}
