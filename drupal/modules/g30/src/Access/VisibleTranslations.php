<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Database\Connection;
use Drupal\Core\Database\Query\ConditionInterface;
use Drupal\Core\Database\Query\SelectInterface;
use Drupal\Core\Session\AccountInterface;

/**
 * Lets filters and orders of a list find no text of a hidden translation.
 *
 * A filter matches any translation, so the draft of one would be found by its
 * title where another one is published.
 */
final class VisibleTranslations {
  private const DONE = 'g30_translations';

  public function __construct(
    private readonly Connection $database,
    private readonly AccountInterface $currentUser,
    private readonly TranslationTables $tables,
  ) {}

  public function alter(SelectInterface $query): void {
    if ($query->getMetaData(self::DONE)) {
      return;
    }
    $query->addMetaData(self::DONE, TRUE);
    $account = $query->getMetaData('account') ?: $this->currentUser;
    foreach ($query->getTables() as $alias => $table) {
      $found = is_string($table['table']) ? $this->tables->find($table['table']) : NULL;
      $visible = $found === NULL ? NULL : $this->visible($found[0], "[$alias].[{$found[1]}]", "[$alias].[langcode]", $account);
      if ($visible === NULL) {
        continue;
      }
      if (empty($table['join type'])) {
        $query->exists($visible);
      }
      else {
        $this->narrow($query, $alias, $visible);
      }
    }
  }

  /** The grants by which an account sees nodes, as a condition. */
  public function nodeGrants(AccountInterface $account, string $alias): ConditionInterface {
    $grants = $this->database->condition('OR');
    foreach (node_access_grants('view', $account) as $realm => $gids) {
      $grants->condition($this->database->condition('AND')->condition("$alias.realm", $realm)->condition("$alias.gid", $gids, 'IN'));
    }
    return $grants;
  }

  /** A row if an account sees a translation; NULL if it sees all of the type. */
  private function visible(string $type, string $id, string $langcode, AccountInterface $account): ?SelectInterface {
    if ($account->hasPermission($type === 'node' ? 'bypass node access' : 'administer taxonomy')) {
      return NULL;
    }
    $visible = $type === 'node'
      ? $this->database->select('node_access', 'g30_v')->fields('g30_v', ['nid'])->where("[g30_v].[nid] = $id")
        ->condition('g30_v.grant_view', 1, '>=')->condition($this->nodeGrants($account, 'g30_v'))
      : $this->database->select('taxonomy_term_field_data', 'g30_v')->fields('g30_v', ['tid'])->where("[g30_v].[tid] = $id")
        ->condition('g30_v.status', 1);
    return $visible->where("[g30_v].[langcode] = $langcode");
  }

  /** Joins visible rows alone, so that a hidden one is as if it weren't there. */
  private function narrow(SelectInterface $query, string $alias, SelectInterface $visible): void {
    $tables = &$query->getTables();
    $narrowed = $query->andConditionGroup()->exists($visible);
    $before = $tables[$alias]['condition'];
    if ($before instanceof ConditionInterface) {
      $narrowed->condition($before);
    }
    else {
      $narrowed->where($before, $tables[$alias]['arguments']);
      $tables[$alias]['arguments'] = [];
    }
    $tables[$alias]['condition'] = $narrowed;
  }
}
