<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Database\Connection;
use Drupal\Core\Database\Query\ConditionInterface;
use Drupal\Core\Database\Query\SelectInterface;
use Drupal\Core\Session\AccountInterface;

/**
 * Leaves out of a query for files what FileAccess would hide.
 */
final class FileQuery {

  public function __construct(
    private readonly Connection $database,
    private readonly AccountInterface $currentUser,
    private readonly Viewer $viewer,
    private readonly QueryCacheability $cacheability,
  ) {}

  /**
   * Adds the condition to each table of files that isn't joined.
   *
   * A joined one belongs to a node that the viewer sees.
   */
  public function alter(SelectInterface $query): void {
    $account = $query->getMetaData('account') ?: $this->currentUser;
    $this->cacheability->add(['user', 'user.permissions', 'user.node_grants:view'], ['node_list']);
    if ($this->viewer->isEditor($account)) {
      return;
    }
    foreach ($query->getTables() as $alias => ['table' => $table, 'join type' => $join]) {
      if ($join === NULL && $table === 'file_managed') {
        $query->condition($this->visible($query->orConditionGroup(), $alias, $account));
      }
    }
  }

  /**
   * Used by a visible node or by something else, or unused and one's own.
   */
  private function visible(ConditionInterface $or, string $alias, AccountInterface $account): ConditionInterface {
    $or->exists($this->uses($alias)->condition('fu.type', 'node', '<>'));
    $or->exists($this->visibleUses($alias, $account));
    if ($account->isAuthenticated()) {
      $unused = $this->database->condition('AND')->condition("$alias.uid", $account->id())->notExists($this->uses($alias));
      $or->condition($unused);
    }
    return $or;
  }

  /**
   * The uses of a file.
   */
  private function uses(string $alias): SelectInterface {
    return $this->database->select('file_usage', 'fu')->fields('fu', ['fid'])->where("[fu].[fid] = [$alias].[fid]");
  }

  /**
   * The uses of a file by nodes to which the account has a grant.
   */
  private function visibleUses(string $alias, AccountInterface $account): SelectInterface {
    // The column holds numbers as text, which PostgreSQL doesn't compare.
    $integer = $this->database->databaseType() === 'mysql' ? 'SIGNED' : 'INTEGER';
    $uses = $this->uses($alias)->condition('fu.type', 'node');
    $uses->join('node_access', 'na', "[na].[nid] = CAST([fu].[id] AS $integer) AND [na].[grant_view] = 1 AND [na].[fallback] = 1");
    $grants = $this->database->condition('OR');
    foreach (node_access_grants('view', $account) as $realm => $gids) {
      $grants->condition($this->database->condition('AND')->condition('na.realm', $realm)->condition('na.gid', $gids, 'IN'));
    }
    return $uses->condition($grants);
  }

}
