import { Hash, PenLine, X } from 'lucide-react';
import { careerPaths } from '@rounds/contract/common.rules';
import { postCategories } from '@rounds/contract/community/forum.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { FilterSelect } from '../../../../ui/field/filter-select.tsx';
import { SearchInput } from '../../../../ui/field/search-input.tsx';
import type { DiscussionFilter } from '../discussion-filter.rules.ts';

export interface DiscussionToolbarProps {
  readonly filter: DiscussionFilter;
  readonly onChange: (filter: DiscussionFilter) => void;
  readonly onNewPost: () => void;
}

export function DiscussionToolbar({ filter, onChange, onNewPost }: DiscussionToolbarProps) {
  const { t } = useTranslation('community/forum');
  const { t: common } = useTranslation('app/common');
  const { search, category, careerPath, topic } = filter;
  return (
    <div role="search" aria-label={t('filter.label')} className="grid gap-3">
      {/* On a phone the labels are only for screen readers: each field shows its own prompt, and posts start
          higher. */}
      {/* Selects are side by side only if the longest option of each fits. */}
      <div className="flex flex-wrap items-end gap-3 max-md:[&_label]:sr-only xl:grid xl:grid-cols-[minmax(12rem,2fr)_minmax(max-content,1fr)_minmax(max-content,1fr)_auto]">
        <Field id="discussion-search" label={t('filter.search')} className="max-xl:basis-full max-md:gap-0">
          <SearchInput
            maxLength={200}
            placeholder={t('filter.searchPlaceholder')}
            value={search}
            onText={(text) => onChange({ ...filter, search: text })}
          />
        </Field>
        <Field label={t('filter.category')} className="grow max-md:gap-0">
          <FilterSelect
            value={category}
            values={postCategories}
            all={t('filter.allCategories')}
            nameOf={(one) => t(`category.${one}`)}
            onChoose={(next) => onChange({ ...filter, category: next })}
          />
        </Field>
        <Field label={t('filter.careerPath')} className="grow max-md:gap-0">
          <FilterSelect
            value={careerPath}
            values={careerPaths}
            all={t('filter.allCareerPaths')}
            nameOf={(path) => common(`careerPath.${path}`)}
            onChoose={(next) => onChange({ ...filter, careerPath: next })}
          />
        </Field>
        <Button onClick={onNewPost} className="max-md:basis-full">
          <PenLine size={18} aria-hidden="true" />
          {t('form.open')}
        </Button>
      </div>
      {topic && (
        <p className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            onClick={() => {
              onChange({ ...filter, topic: undefined });
              // The button disappears, so the focus has to move.
              document.getElementById('discussion-search')?.focus();
            }}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm font-semibold text-accent-text hover:bg-hover pointer-coarse:min-h-11"
          >
            <Hash size={16} aria-hidden="true" className="flex-none" />
            <bdi className="wrap-anywhere">{topic}</bdi>
            <X size={16} aria-hidden="true" className="flex-none" />
            <span className="sr-only">{t('filter.clearTopic')}</span>
          </button>
        </p>
      )}
    </div>
  );
}
