<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Database\Connection;
use Drupal\Core\Database\Query\SelectInterface;
use Drupal\Core\Session\AccountInterface;

/**
 * Leaves hidden terms out of queries.
 *
 * Drupal leaves them out only after a page is read. The number of all items
 * would count them.
 */
final class VisibleTerms {

  public function __construct(
    private readonly Connection $database,
    private readonly AccountInterface $currentUser,
    private readonly QueryCacheability $cacheability,
  ) {}

  /**
   * Alters a query of terms that checks access.
   */
  public function alter(SelectInterface $query): void {
    $account = $query->getMetaData('account') ?: $this->currentUser;
    $this->cacheability->add(['user.permissions'], ['taxonomy_term_list']);
    if ($account->hasPermission('administer taxonomy')) {
      return;
    }
    foreach ($query->getTables() as $alias => ['table' => $table, 'join type' => $join]) {
      if ($join === NULL && in_array($table, ['taxonomy_term_data', 'taxonomy_term_field_data'], TRUE)) {
        $shown = $this->database->select('taxonomy_term_field_data', 'g30_shown')->fields('g30_shown', ['tid'])->condition('g30_shown.status', 1);
        $query->condition("$alias.tid", $shown, 'IN');
      }
    }
  }

}
