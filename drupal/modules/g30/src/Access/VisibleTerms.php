<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Database\Connection;
use Drupal\Core\Database\Query\SelectInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\g30\Language\ReadingLanguage;

/**
 * Drupal leaves hidden terms out only after a page is read, so the number of
 * all items would count them.
 */
final class VisibleTerms {
  private const TABLE = 'taxonomy_term_field_data';

  public function __construct(
    private readonly Connection $database,
    private readonly AccountInterface $currentUser,
    private readonly QueryCacheability $cacheability,
    private readonly ReadingLanguage $languages,
  ) {}

  public function alter(SelectInterface $query): void {
    $account = $query->getMetaData('account') ?: $this->currentUser;
    $this->cacheability->add(['user.permissions', 'languages:language_content'], ['taxonomy_term_list']);
    if ($account->hasPermission('administer taxonomy')) {
      return;
    }
    foreach ($query->getTables() as $alias => ['table' => $table, 'join type' => $join]) {
      if ($join === NULL && in_array($table, ['taxonomy_term_data', self::TABLE], TRUE)) {
        $query->exists($this->shown($alias));
      }
    }
  }

  /** The published translation that is shown of a term; nothing where it isn't. */
  private function shown(string $alias): SelectInterface {
    $found = [];
    $arguments = [];
    foreach ($this->languages->candidates($this->languages->current()) as $index => $langcode) {
      $found[] = sprintf('(SELECT [g30_c%1$d].[langcode] FROM {%2$s} [g30_c%1$d] WHERE [g30_c%1$d].[tid] = [%3$s].[tid] AND [g30_c%1$d].[langcode] = :g30_language_%1$d)', $index, self::TABLE, $alias);
      $arguments[":g30_language_$index"] = $langcode;
    }
    $found[] = sprintf('(SELECT [g30_o].[langcode] FROM {%s} [g30_o] WHERE [g30_o].[tid] = [%s].[tid] AND [g30_o].[default_langcode] = 1)', self::TABLE, $alias);
    $shown = $this->database->select(self::TABLE, 'g30_shown')->fields('g30_shown', ['tid'])->condition('g30_shown.status', 1);
    return $shown->where("[g30_shown].[tid] = [$alias].[tid]")
      ->where('[g30_shown].[langcode] = COALESCE(' . implode(', ', $found) . ')', $arguments);
  }
}
